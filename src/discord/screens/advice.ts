/**
 * The choice that a hint or a lesson advises: of all plays its button alone is colored, so that nobody presses another
 * for its color. A button that only picks it is pointed at instead: colored it would look picked already.
 */
import type { AnyGame, Seat } from '../../game/game.ts';
import type { Button, Panel, Part } from '../../game/screen.ts';
import type { ComponentAction } from '../ids.ts';

export interface Advice {
  /** The name of the choice. */
  readonly choice: string;
  /** The pick that has it on a button; empty where it is on the panel's first. */
  readonly pick: string;
}

type AnyButton = Button<ComponentAction>;
/** Plays from the hand and the last row; more than one button may be there for a choice. */
type Controls = Pick<Panel<ComponentAction>, 'controls' | 'last'>;

/** The advice to make a seat's choice. */
export const adviceOf = (game: AnyGame, state: unknown, seat: Seat, choice: unknown): Advice => ({
  choice: game.nameOf(choice),
  pick: game.pickOf(game.seatView(state, seat), choice),
});

/**
 * The panel with the advised choice as the only colored one of its choices. Where it is not on a button yet, the button
 * that picks it is pointed at, and where it is picked in a select, none.
 * @param mark what is changed on the choice's button besides the color
 */
export function withAdvice<P extends Controls>(
  panel: P,
  { choice, pick }: Advice,
  mark: (advised: AnyButton) => AnyButton = (advised) => advised,
): P {
  const buttons = [...panel.controls.flatMap(buttonsOf), ...panel.last];
  const isOnButton = buttons.some((button) => chooses(button, choice));
  const isPicker = (button: AnyButton): boolean => !isOnButton && pick !== '' && shows(button, pick);
  const isOnePress = isOnButton && pick === '';
  const styled = (button: AnyButton): AnyButton => {
    if (chooses(button, choice)) return mark(colored(button));
    if (isPicker(button)) return pointedAt(button);
    // What is picked is marked by colors.
    return isOnePress || isChoice(button) ? plain(button) : button;
  };
  return {
    ...panel,
    controls: panel.controls.map((part) => withButtons(part, styled)),
    // What asks for a second press in the last row is no part of a pick.
    last: panel.last.map((button) =>
      chooses(button, choice) || isPicker(button) ? styled(button) : plain(button),
    ),
  };
}

const chooses = ({ action }: AnyButton, choice: string): boolean =>
  action !== undefined && 'choose' in action && action.choose === choice;

const shows = ({ action }: AnyButton, pick: string): boolean =>
  action !== undefined && 'show' in action && action.show === pick;

const isChoice = ({ action }: AnyButton): boolean => action !== undefined && 'choose' in action;

/** What is advised is not warned of as well. */
const colored = (button: AnyButton): AnyButton =>
  button.style === 'success' ? button : { ...button, style: 'primary' };

const POINTER = '👉 ';
const pointedAt = (button: AnyButton): AnyButton => ({
  ...plain(button),
  label: typeof button.label === 'string' ? POINTER + button.label : [POINTER, ...button.label],
});

const plain = (button: AnyButton): AnyButton => ({ ...button, style: 'secondary' });

function buttonsOf(part: Part<ComponentAction>): readonly AnyButton[] {
  if (part.part === 'section') return [part.button];
  return part.part === 'buttons' ? part.buttons : [];
}

function withButtons(
  part: Part<ComponentAction>,
  styled: (button: AnyButton) => AnyButton,
): Part<ComponentAction> {
  if (part.part === 'section') return { ...part, button: styled(part.button) };
  return part.part === 'buttons' ? { ...part, buttons: part.buttons.map(styled) } : part;
}
