/** The recap of an evening, for everybody. */
import { MediaGalleryBuilder, MediaGalleryItemBuilder } from '@discordjs/builders';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { signed } from '../../game/numbers.ts';
import type { Recap } from '../../ledger/recap.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { unbrokenFacts } from '../line-text.ts';
import { box, linesThatFit, type NamedDisplay } from '../screens/book.ts';
import { handControls } from './hand-controls.ts';
import { handLines, recapName, recapSections } from './recap-lines.ts';

export interface RecapImage {
  readonly name: string;
  readonly alt: string;
}

export function recapScreen(
  recap: Recap,
  guildId: string,
  display: NamedDisplay,
  image: RecapImage | null,
): APIMessageTopLevelComponent[] {
  const { evening: words } = communityWords(display.locale);
  const standings = recapSections(recap, display).flatMap(({ title, rows, rest }) => [
    `### ${title}`,
    ...rows.map(({ rank, account, total, hands }) =>
      unbrokenFacts(words.row(rank, recapName(account, display, 'text'), signed(total), hands)),
    ),
    ...(rest === '' ? [] : [`-# ${unbrokenFacts(rest)}`]),
  ]);
  const notable = handLines(recap, display, 'text');
  const lines = [
    `## 🌙 ${words.title}`,
    `-# ${words.span(inSeconds(recap.from), inSeconds(recap.to))}`,
    unbrokenFacts(words.counts(recap.hands, recap.tables, recap.people)),
    ...linesThatFit(standings, 2_800),
    ...notable.map(unbrokenFacts),
    ...(notable.length > 0 ? [`-# ${words.spread}`] : []),
    ...(recap.uncounted > 0 ? [`-# ${words.notPosted(recap.uncounted)}`] : []),
  ];
  const container = box(lines.join('\n'), controls(recap, guildId, display));
  if (image)
    container.spliceComponents(
      1,
      0,
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder().setURL(`attachment://${image.name}`).setDescription(image.alt),
      ),
    );
  return [container.toJSON()];
}

/** The controls of the best hand and of the bitterest one, which may be the same. */
function controls({ best, bitterest }: Recap, guildId: string, { locale }: NamedDisplay) {
  const { evening: words } = communityWords(locale);
  const isSame = best?.played === bitterest?.played;
  const review = reviewWords(locale).open;
  /** Of a private table nothing is shown to all but what the ledger has. */
  const isOpen = (hand: typeof best): hand is NonNullable<typeof best> =>
    hand !== null && !hand.played.isPrivate;
  const labels = {
    best: { review: `🏆 ${review}`, goTo: words.goToBest },
    bitterest: { review: `🥀 ${review}`, goTo: words.goToBitterest },
  };
  return [
    ...(isOpen(best) ? handControls(guildId, best.played, labels.best) : []),
    ...(isOpen(bitterest) && !isSame ? handControls(guildId, bitterest.played, labels.bitterest) : []),
  ];
}
