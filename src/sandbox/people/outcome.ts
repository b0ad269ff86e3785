/** What comes of an action: the bot's answer, as the person who acted sees it. */
import type { MessageView } from '../protocol.ts';
import type { ModalData } from '../rules/modals.ts';
import type { Answer, Interaction, World } from '../world/world.ts';
import * as actions from './actions.ts';
import { isVisibleTo, messageView } from './view.ts';

export interface OpenedModal {
  id: string;
  data: ModalData;
}

/** The result of an action, once the bot has answered. */
export interface Outcome {
  /** Undefined when there was no answer within 3 s ("This interaction failed"). */
  answer: Answer | undefined;
  /** The message that the answer posted or edited, or that followed its acknowledgement, as the member sees it. */
  message?: MessageView;
  /** The same message, if it is ephemeral. */
  ephemeral?: MessageView;
  modal?: OpenedModal;
  choices?: { name: string; value: string | number }[];
  /** Whether a deferred answer has been filled or followed by a message, by its own token: others may edit its message, too. Undefined: it was not sent. */
  isFilled?: () => boolean;
}

/** The message as a person sees it now; undefined where it is gone, dismissed or another's. */
export const viewOf = (world: World, userId: string, messageId: string): MessageView | undefined => {
  const message = world.messages.get(messageId);
  return message && isVisibleTo(userId, message) ? messageView(world, userId, message) : undefined;
};

/** @param onTimeout makes the error to reject with */
export const waitForCondition = (
  world: World,
  condition: () => boolean,
  timeoutMs: number,
  onTimeout: () => Error,
): Promise<void> => {
  if (condition()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      world.onChange.delete(check);
    };
    const check = () => {
      try {
        if (!condition()) return;
        stop();
        resolve();
      } catch (error) {
        stop();
        reject(error);
      }
    };
    const timer = setTimeout(() => {
      stop();
      reject(onTimeout());
    }, timeoutMs);
    world.onChange.add(check);
  });
};

const isFollowed = ({ isFilled, followUpId }: Interaction): boolean => isFilled || followUpId !== undefined;

/**
 * Of an acknowledgement alone a person sees nothing: they wait for what follows, an edit or a message. Where nothing follows
 * for a while, that is the outcome.
 */
const whenFollowed = (world: World, interaction: Interaction): Promise<void> => {
  const isDone = (): boolean => isFollowed(interaction);
  return waitForCondition(world, isDone, world.followUpTimeoutMs, () => new Error()).catch(() => {});
};

export const outcomeOf = async (world: World, interaction: Interaction): Promise<Outcome> => {
  await actions.whenAnswered(world, interaction);
  if (interaction.answer === 'later' || interaction.answer === 'thinking')
    await whenFollowed(world, interaction);
  const { answer, modal, choices, userId } = interaction;
  const followUp = answer === 'later' ? interaction.followUpId : undefined;
  const shownId = followUp ?? interaction.originalId;
  const message = shownId === undefined ? undefined : viewOf(world, userId, shownId);
  return {
    answer,
    isFilled: () => isFollowed(interaction),
    ...(message ? { message } : {}),
    ...(message?.ephemeral ? { ephemeral: message } : {}),
    ...(modal ? { modal: { id: interaction.id, data: modal } } : {}),
    ...(choices ? { choices } : {}),
  };
};
