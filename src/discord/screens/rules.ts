/** The rules of a game, one page at a time. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  SeparatorBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { AnyGame } from '../../game/game.ts';
import { replacePictured } from '../../game/rules-text.ts';
import type { Locale } from '../../game/words.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import type { Reply, ReplyTarget } from '../answer.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { learnId } from '../guide-ids.ts';
import { rulesPageId } from '../ids.ts';
import { cardsText, withPunctuation } from '../line-text.ts';
import { rowsOf } from '../render.ts';

/** @param page from 0; clamped to the pages there are */
export function rulesReply(
  game: AnyGame,
  locale: Locale,
  page: number,
  emojis: Emojis,
  to: ReplyTarget,
): Reply {
  const { name, rules } = game.words[locale];
  const current = Math.min(Math.max(page, 0), rules.length - 1);
  const { title, body } = rules[current]!;
  const tab = (index: number) =>
    new ButtonBuilder()
      .setCustomId(rulesPageId(game.id, index))
      .setLabel(rules[index]!.title)
      // Disabled, the current one would be pale.
      .setStyle(index === current ? ButtonStyle.Primary : ButtonStyle.Secondary);
  const text = withPunctuation(replacePictured(body, (faces) => cardsText(faces, { emojis })));
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(`-# ${name}\n## ${title}\n${text}`))
    .addSeparatorComponents(new SeparatorBuilder());
  for (const row of rowsOf(rules.map((_, index) => tab(index))))
    container.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(row));
  const learn = new ButtonBuilder()
    .setCustomId(learnId(game.id))
    .setLabel(`🎓 ${guideWords(locale).tutorial.learn}`)
    .setStyle(ButtonStyle.Secondary);
  container.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(learn));
  return { to, components: [container.toJSON()] };
}
