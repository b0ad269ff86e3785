/**
 * Measures panels at the width of a phone. Components stand below each other in a column, and so do the lines of a text:
 * heights are sums. Each distinct line and control is drawn once, alone, and each sequence of kinds of lines once for the
 * margins between them. A test compares the sums with panels drawn whole.
 */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import type { TableScreen } from '../../src/discord/render.ts';
import { DEFAULT_LOCALE, DISCORD_LOCALES, LOCALES, type Locale } from '../../src/game/words.ts';
import { isNearlyFull, type Panel, screenIn } from './panels.ts';
import { openPreview, show } from './preview.ts';
import { isText, partShape } from './shapes.ts';
import { componentsOf, type Tabled } from './tables.ts';

const PHONE = { width: 390, height: 844 };
/** Lines and controls that are drawn at once. */
const BATCH = 2_000;

/** What a message takes besides its components, and between two of them, in CSS pixels. */
const AROUND = 30;
const GAP = 8;
/** A rule is drawn only between others, so that it cannot be measured alone. */
const RULE: Measures = [{ height: 9, isRow: false }];

type Measures = readonly { readonly height: number; readonly isRow: boolean }[];

export interface Layout {
  /** In CSS pixels. */
  readonly height: number;
  /** The distance of each row of controls from the lower edge of the lowest. */
  readonly rows: readonly number[];
}

/** A message to be drawn for readers of a language. */
export interface Message {
  readonly locale: Locale;
  readonly components: readonly APIMessageTopLevelComponent[];
}

/** A table's screen. */
interface Drawn extends Tabled {
  readonly screen: TableScreen;
}

/** A screen to be drawn for readers of a language. */
interface Drawing extends Drawn {
  readonly locale: Locale;
}

/** A part by what it looks like: its components in each language, in the order of `LOCALES`, once they are measured. */
interface Shape {
  readonly keys: readonly string[];
  readonly measures: Measures[];
}

/** The parts of a screen by their kinds: which of them are text in one component, and the margins within that. */
interface Structure {
  readonly groups: readonly Group[];
}
interface Group {
  readonly start: number;
  readonly end: number;
  readonly kinds: string;
}

/** A panel's parts in one language. */
interface Parts {
  readonly shapes: readonly Shape[];
  readonly structure: Structure;
}

/** What a panel's layout is made of, in the order of `LOCALES`. */
export type Outline = readonly Parts[];

export class Ruler {
  readonly #page: Page;
  readonly #close: () => Promise<void>;
  readonly #measured = new Map<string, Measures>(LOCALES.map((locale) => [`${locale} rule`, RULE]));
  readonly #unmeasured = new Map<string, Drawing>();
  /** By the shape of the part in English: the other languages say the same, and repeat themselves where English does. */
  readonly #shapes = new Map<string, Shape>();
  readonly #newShapes: Shape[] = [];
  /** Games that draw other parts in another language. */
  readonly #differing = new Set<string>();
  readonly #structures = new Map<string, Structure>();
  /** Margins in a text by the kinds of its lines, and texts to learn them from. */
  readonly #margins = new Map<string, number>();
  readonly #newTexts = new Map<string, { readonly shapes: readonly Shape[]; readonly drawing: Drawing }>();

  private constructor(page: Page, close: () => Promise<void>) {
    this.#page = page;
    this.#close = close;
  }

  static async open(): Promise<Ruler> {
    const preview = await openPreview();
    const page = await preview.open({ viewport: PHONE, hasTouch: true, isMobile: true });
    return new Ruler(page, () => preview.close());
  }

  /** Takes a panel apart, and notes what of it is to be measured. */
  outline(panel: Panel): Outline {
    if (this.#differing.has(panel.game.id) || isNearlyFull(panel)) return this.#outlineInEach(panel);
    const names = panel.screen.map(partShape);
    const parts = this.#known(names) ?? this.#learn(panel, names);
    if (parts) {
      const same = this.#partsOf(panel, DEFAULT_LOCALE, kindsOf(names), parts);
      return LOCALES.map(() => same);
    }
    // Where words are longer, rows of buttons may be a select: panels of such a game are taken apart in each language.
    this.#differing.add(panel.game.id);
    return this.#outlineInEach(panel);
  }

  #outlineInEach(panel: Panel): Outline {
    return this.outlineEach((locale) => ({ table: panel.table, screen: screenIn(locale, panel) }));
  }

  /** Takes a screen apart that may have other parts in each language. */
  outlineEach(drawIn: (locale: Locale) => Drawn): Outline {
    return LOCALES.map((locale) => {
      const drawn = drawIn(locale);
      const shapes = drawn.screen.map((part) => {
        const key = this.#note(part, drawn, locale);
        const keys = LOCALES.map(() => key);
        return this.#shapeOf(key, keys);
      });
      return this.#partsOf(drawn, locale, kindsOf(drawn.screen.map(partShape)), shapes);
    });
  }

  #known(names: readonly string[]): Shape[] | null {
    const shapes = names.flatMap((name) => this.#shapes.get(name) ?? []);
    return shapes.length === names.length ? shapes : null;
  }

  /** Learns how parts look in every language; null where a language has other parts. */
  #learn(panel: Panel, names: readonly string[]): Shape[] | null {
    const screens = LOCALES.map((locale) => [locale, screenIn(locale, panel)] as const);
    const hasSameParts = screens.every(([, screen]) => kindsOf(screen.map(partShape)) === kindsOf(names));
    if (!hasSameParts) return null;
    return names.map((name, index) =>
      this.#shapeOf(
        name,
        screens.map(([locale, screen]) => this.#note(screen[index]!, panel, locale)),
      ),
    );
  }

  #shapeOf(name: string, keys: readonly string[]): Shape {
    const known = this.#shapes.get(name);
    if (known) return known;
    const shape: Shape = { keys, measures: [] };
    this.#shapes.set(name, shape);
    this.#newShapes.push(shape);
    return shape;
  }

  /** Notes a part that has not been measured yet. Returns what it is known by. */
  #note(part: TableScreen[number], { table }: Tabled, locale: Locale): string {
    const key = `${locale} ${partShape(part)}`;
    if (!this.#measured.has(key)) this.#unmeasured.set(key, { table, locale, screen: [part] });
    return key;
  }

  #partsOf({ table, screen }: Drawn, locale: Locale, kinds: string, shapes: readonly Shape[]): Parts {
    const known = this.#structures.get(kinds);
    if (known) return { shapes, structure: known };
    const structure = structureOf(screen, kinds.split(' '));
    this.#structures.set(kinds, structure);
    for (const { start, end, kinds: lines } of structure.groups) {
      if (end - start === 1 || this.#margins.has(lines)) continue;
      const drawing = { table, locale, screen: screen.slice(start, end) };
      this.#newTexts.set(lines, { shapes: shapes.slice(start, end), drawing });
    }
    return { shapes, structure };
  }

  get isMeasureDue(): boolean {
    return this.#unmeasured.size >= BATCH;
  }

  /** Measures all that outlines have named since the last time. */
  async measure(): Promise<void> {
    const unmeasured = [...this.#unmeasured];
    this.#unmeasured.clear();
    for (let start = 0; start < unmeasured.length; start += BATCH) {
      const batch = unmeasured.slice(start, start + BATCH);
      const drawn = await this.#draw(batch.map(([, drawing]) => messageOf(drawing)));
      for (const [index, [key]] of batch.entries()) {
        const { height, components } = drawn[index]!;
        // A single component is measured with its margins.
        const measures =
          components.length === 1 ? [{ ...components[0]!, height: height - AROUND }] : components;
        this.#measured.set(key, measures);
      }
    }
    for (const { keys, measures } of this.#newShapes.splice(0))
      measures.push(...keys.map((key) => this.#measured.get(key)!));
    const texts = [...this.#newTexts];
    this.#newTexts.clear();
    const drawn = await this.#draw(texts.map(([, { drawing }]) => messageOf(drawing)));
    for (const [index, [kinds, { shapes, drawing }]] of texts.entries()) {
      const lines = shapes.reduce(
        (sum, { measures }) => sum + measures[LOCALES.indexOf(drawing.locale)]![0]!.height,
        0,
      );
      this.#margins.set(kinds, drawn[index]!.height - AROUND - lines);
    }
  }

  /** The layout of a panel that has been measured. @param language index in `LOCALES` */
  layoutOf(outline: Outline, language: number): Layout {
    const { shapes, structure } = outline[language]!;
    const rows: number[] = [];
    let height = 0;
    for (const { start, end, kinds } of structure.groups.toReversed()) {
      if (end - start === 1) {
        for (const component of shapes[start]!.measures[language]!.toReversed()) {
          if (component.isRow) rows.unshift(Math.round(height));
          height += component.height + GAP;
        }
      } else {
        height += this.#margins.get(kinds)! + GAP;
        for (let line = start; line < end; line++) height += shapes[line]!.measures[language]![0]!.height;
      }
    }
    return { height: Math.round(height - GAP + AROUND), rows };
  }

  /** Draws whole messages. Returns their heights. */
  async heightsOf(messages: readonly Message[]): Promise<number[]> {
    await show(
      this.#page,
      messages.map(({ locale, components }) => ({
        locale: DISCORD_LOCALES[locale][0],
        ephemeral: true,
        components: [...components],
      })),
    );
    return this.#page
      .locator('.components')
      .evaluateAll((drawn) => drawn.map((message) => Math.round(message.getBoundingClientRect().height)));
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** Draws containers, all of one language in one message: one message for each would take several times as long. */
  async #draw(messages: readonly Message[]): Promise<{ height: number; components: Measures }[]> {
    const locales = [...new Set(messages.map(({ locale }) => locale))];
    const order = locales.flatMap((locale) => messages.filter((message) => message.locale === locale));
    await show(
      this.#page,
      locales.map((locale) => ({
        locale: DISCORD_LOCALES[locale][0],
        ephemeral: true,
        components: order.flatMap((message) => (message.locale === locale ? message.components : [])),
      })),
    );
    const measured = await this.#page.locator('.container').evaluateAll((containers) =>
      containers.map((container) => ({
        // With the padding of the components around it.
        height: container.getBoundingClientRect().height + 4,
        components: [...container.querySelectorAll('.container-body > *')].map((component) => ({
          height: component.getBoundingClientRect().height,
          isRow: component.classList.contains('action-row'),
        })),
      })),
    );
    const byMessage = new Map(order.map((message, index) => [message, measured[index]!]));
    return messages.map((message) => byMessage.get(message)!);
  }
}

const messageOf = ({ screen, table, locale }: Drawing): Message => ({
  locale,
  components: componentsOf(screen, { table }, locale),
});

/** The kinds of parts, by what they look like. */
const kindsOf = (names: readonly string[]): string =>
  names.map((name) => name.slice(0, `${name} `.indexOf(' '))).join(' ');

/** Texts in a row are one component, and a rule stays only between two others. */
function structureOf(screen: TableScreen, kinds: readonly string[]): Structure {
  const groups: { start: number; end: number }[] = [];
  let isInText = false;
  for (const [index, part] of screen.entries()) {
    const isDropped =
      part.part === 'rule' &&
      (index === 0 || index === screen.length - 1 || screen[index + 1]!.part === 'rule');
    if (isDropped) continue;
    if (isText(part) && isInText) groups.at(-1)!.end = index + 1;
    else groups.push({ start: index, end: index + 1 });
    isInText = isText(part);
  }
  return {
    groups: groups.map(({ start, end }) => ({ start, end, kinds: kinds.slice(start, end).join(' ') })),
  };
}
