/** The controls of tutorials. Nothing is stored: a custom id says which lesson it stands in. */
import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import { type AnyGame, findGame } from '../../game/game.ts';
import { scenesOf } from '../../game/scenes.ts';
import { LEARNER } from '../../game/tutorial.ts';
import type { Locale } from '../../game/words.ts';
import { messageBody, type Reply, type ReplyTarget } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { nextLearnChoiceId } from '../guide-ids.ts';
import { memberOf, type UserInteraction } from '../member.ts';
import { noteLearner } from '../offer.ts';
import { type LessonState, tutorialComponents } from '../screens/tutorial.ts';
import { type ActionContext, isOnPrivateMessage, updateOrPrivate } from './context.ts';
import { unknownReply } from './in-server.ts';
import { keepingLobbies } from './keep-lobbies.ts';

/** Marks of selects are three digits to base 36 at most. */
const MAX_MARKS = 36n ** 3n;

const nonceOf = ({ id }: UserInteraction): string => (BigInt(id) % MAX_MARKS).toString(36);

const lessonReply = (
  { emojis }: Pick<Bot, 'emojis'>,
  interaction: UserInteraction,
  locale: Locale,
  game: AnyGame,
  state: LessonState,
  to: ReplyTarget,
): Reply => ({
  to,
  components: tutorialComponents(game, state, {
    emojis: emojis(),
    locale,
    learner: memberOf(interaction),
    nonce: nonceOf(interaction),
  }),
});

/** The first lesson of a game's tutorial, in a message of its own. */
export function beginTutorial(bot: Bot, interaction: UserInteraction, locale: Locale, gameId: string): Reply {
  const game = findGame(bot.games, gameId);
  if (!game) return unknownReply(locale);
  noteLearner(bot, interaction.guildId, interaction.user.id, game.id);
  return lessonReply(bot, interaction, locale, game, { lesson: 0, picked: '', isRetry: false }, 'ephemeral');
}

/**
 * The first lesson of the game that was chosen in a list, which shows its own words again instead of the choice: the
 * message that has the list is updated, and the lesson follows it.
 */
export function beginChosenTutorial(context: ActionContext, gameId: string): Reply {
  const { bot, interaction, locale } = context;
  const lesson = beginTutorial(bot, interaction, locale, gameId);
  if (!interaction.isStringSelectMenu() || !isOnPrivateMessage(interaction)) return lesson;
  const { customId, message } = interaction;
  const fresh = nextLearnChoiceId(nonceOf(interaction));
  const components = JSON.parse(
    JSON.stringify(message.components.map((component) => component.toJSON())),
    (key, value) => (key === 'custom_id' && value === customId ? fresh : value),
  ) as APIMessageTopLevelComponent[];
  return {
    to: 'update',
    components,
    async onSent() {
      await interaction.followUp({
        ...messageBody(lesson),
        flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
      });
    },
  };
}

/** Goes on where the learner pressed what the lesson says; anything else that is legal stays, and is answered. */
export async function pressInLesson(
  context: ActionContext,
  {
    game: gameId,
    choose,
    ...place
  }: {
    readonly game: string;
    readonly lesson: number;
    readonly choose: string | null;
    readonly picked: string;
  },
): Promise<Reply> {
  const { bot, interaction, locale } = context;
  const game = findGame(bot.games, gameId);
  if (!game) return unknownReply(locale);
  const state = choose === null ? { ...place, isRetry: false } : afterChoice(game, place.lesson, choose);
  return keepingLobbies(
    context,
    lessonReply(bot, interaction, locale, game, state, updateOrPrivate(interaction)),
  );
}

function afterChoice(game: AnyGame, lesson: number, chosen: string): LessonState {
  const scene = scenesOf(game)[lesson];
  if (!scene || scene.lesson === null) return { lesson, isRetry: false, picked: '' };
  if (chosen === scene.choice) return { lesson: lesson + 1, isRetry: false, picked: '' };
  const choice = game.choices(scene.state, LEARNER).find((each) => game.nameOf(each) === chosen);
  const isLegal = choice !== undefined || (game.outOfTurnAction?.(chosen) ?? null) !== null;
  // The pick stays, so that only what is wrong in it has to be changed.
  const picked = choice === undefined ? '' : game.pickOf(scene.view, choice);
  const pressed = choice === undefined ? {} : { pressed: chosen };
  return { lesson, isRetry: isLegal, picked, ...pressed };
}
