/** What a verification is given besides the file. */
import type { ChanceData } from '../game/chance.ts';
import type { AnyGame, AnySeatView } from '../game/game.ts';
import type { Level } from '../game/levels.ts';
import type { FileEntry, TableFile } from './table-file.ts';

/** A choice of a computer that is made again. */
export interface ChoiceQuestion {
  readonly game: AnyGame;
  readonly view: AnySeatView;
  readonly chance: ChanceData;
  /** Which of the game's functions chose: `computer`, or `safe` for a player whose time ran out. */
  readonly by: 'computer' | 'clock';
  /** How strongly the computer played. Default: as is usual. */
  readonly level?: Level;
}

/** What a database has of a table and of its hands in the ledger. */
export interface LedgerPart {
  /** What the table was played with. */
  readonly stored: Pick<TableFile, 'options' | 'seed'> & {
    readonly salts: readonly string[];
    /** By seat; null: as is usual, or it is a person's. */
    readonly levels: readonly (Level | null)[];
  };
  /** By the number of each hand of the table; null: the ledger has nothing of it. */
  readonly entries: ReadonlyMap<number, FileEntry | null>;
  /** Hands that were not posted as their book was closed. */
  readonly closed: ReadonlySet<number>;
}

export interface VerifyParts {
  readonly games: readonly AnyGame[];
  /** The name of the choice. @throws where the computer fails */
  readonly choose: (question: ChoiceQuestion) => string | Promise<string>;
  /** Awaited between actions. */
  readonly pause: () => void | Promise<void>;
  /** Default: there is none to compare with, so that nobody knows whether an entry that is not in the file is missing. */
  readonly ledger?: LedgerPart;
}
