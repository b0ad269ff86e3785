/** The choice that a hint or a lesson advises: its button alone is colored, so that nobody presses another by its color. */
import type { Button, Panel, Part } from '../../game/screen.ts';
import type { ComponentAction } from '../ids.ts';

type AnyButton = Button<ComponentAction>;
/** Plays from the hand and the last row; more than one button may be there for a choice. */
type Controls = Pick<Panel<ComponentAction>, 'controls' | 'last'>;

const advises = ({ action }: AnyButton, choice: string): boolean =>
  action !== undefined && 'choose' in action && action.choose === choice;

const isChoice = ({ action }: AnyButton): boolean => action !== undefined && 'choose' in action;

/**
 * The panel with the advised choice as the only colored one of its choices. A panel without a button for it stays as it is.
 * @param mark what is changed on its button besides the color
 */
export function withAdvice<P extends Controls>(
  panel: P,
  choice: string,
  mark: (advised: AnyButton) => AnyButton = (advised) => advised,
): P {
  const rows = [...panel.controls.flatMap(buttonsOf), ...panel.last];
  if (!rows.some((button) => advises(button, choice))) return panel;
  const styled = (button: AnyButton): AnyButton => {
    if (advises(button, choice))
      return mark(button.style === 'secondary' ? { ...button, style: 'primary' } : button);
    return isChoice(button) ? { ...button, style: 'secondary' } : button;
  };
  return {
    ...panel,
    controls: panel.controls.map((part) => withButtons(part, styled)),
    // What asks for a second press in the last row is no part of a pick.
    last: panel.last.map((button) => {
      const own = styled(button);
      return isChoice(button) ? own : { ...own, style: 'secondary' };
    }),
  };
}

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
