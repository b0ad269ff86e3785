/** Moves of ブラフ by the panel's controls: a call takes picks that no other game has. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { controls, selects } from './test-bot.ts';

const CHALLENGE = /^(?:Challenge|チャレンジ)$/;
const CONFIRMED = /^Challenge \d|にチャレンジする$/;
const CALL = /^Call \d|と宣言する$/;
const FACE = /^(?:Call|宣言)/;
const REVEAL = /^(?:Reveal dice|一部を公開)/;
const REROLL = /^Reveal |を公開して/;

/** The call to beat, with the number of dice. */
const STANDING = /(?:’s call: |の宣言：)[^*]*\*\*(\d+)/;

/** The label of a button that can be pressed. */
const usable = (label: RegExp, panel: MessageView): string | undefined =>
  controls(panel).find((control) => !control.disabled && label.test(control.label ?? ''))?.label;

const selectOf = (placeholder: RegExp, panel: MessageView) =>
  selects(panel).find((select) => !select.disabled && placeholder.test(select.placeholder ?? ''));

/** Opens with a count of a face; then rerolls, raises as little as it can, and from a height on challenges. */
export async function playBluff(
  member: Member,
  panel: MessageView,
  seen: Set<string> = new Set(),
): Promise<void> {
  let current = panel;
  const press = async (label: RegExp) => {
    current = (await member.press(current, usable(label, current)!)).ephemeral ?? member.view(current)!;
  };
  const pick = async (placeholder: RegExp, index: number) => {
    const { custom_id: id, options } = selectOf(placeholder, current)!;
    current = (await member.select(current, id!, options![index]!.value)).ephemeral ?? member.view(current)!;
  };
  const standing = Number(STANDING.exec(textOf(panel))?.[1] ?? 0);
  if (usable(CHALLENGE, panel) && (standing > 3 || !selectOf(FACE, panel))) {
    seen.add('challenge');
    await press(CHALLENGE);
    await press(CONFIRMED);
  } else if (selectOf(REVEAL, panel)) {
    seen.add('reroll');
    await pick(REVEAL, 0);
    await press(REROLL);
  } else if (standing > 0) {
    seen.add('raise');
    await pick(FACE, 0);
    await press(CALL);
  } else {
    seen.add('opening');
    await pick(FACE, 2);
    await pick(/^How many|何個？/, 1);
    await press(CALL);
  }
}
