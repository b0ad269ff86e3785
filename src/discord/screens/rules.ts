/** The rules of a game, a page at a time, for one reader. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  SeparatorBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import type { Locale } from '../../game/words.ts';
import type { Reply, ReplyTarget } from '../answer.ts';
import { rulesPageId } from '../ids.ts';
import { rowsOf } from '../render.ts';

/** @param page from 0; what is not there becomes the nearest that is */
export function rulesReply(game: AnyGame, locale: Locale, page: number, to: ReplyTarget): Reply {
  const { rules } = game.words[locale];
  const number = Math.min(Math.max(page, 0), rules.length - 1);
  const { title, body } = rules[number]!;
  const tab = (of: number) =>
    new ButtonBuilder()
      .setCustomId(rulesPageId(game.id, of))
      .setLabel(rules[of]!.title)
      .setStyle(of === number ? ButtonStyle.Primary : ButtonStyle.Secondary)
      .setDisabled(of === number);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(`## ${title}\n${body}`))
    .addSeparatorComponents(new SeparatorBuilder());
  for (const row of rowsOf(rules.map((_, of) => tab(of))))
    container.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(row));
  return { to, components: [container.toJSON()] };
}
