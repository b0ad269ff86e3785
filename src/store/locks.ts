/** Locks by which processes that share a database tell who serves which servers. A process that ends, or hangs, loses its own. */

/** What a process holds. */
export interface LockHolder {
  /** The process; another one each time the bot is started. */
  readonly process: string;
  /** Whether it takes part in sharing the servers: one that is about to stop does not. */
  readonly isMember: boolean;
  /** Classes of servers (`../shard.ts`). */
  readonly classes: readonly number[];
}

export interface Locks {
  /** This process. */
  readonly process: string;
  /** Whether this process is sure to have its locks still. */
  isHeld(): boolean;
  /** From now on this process is a member, or none any more. */
  setMember(isMember: boolean): Promise<void>;
  /** Takes classes of servers: all of them, or none where another process has one. @returns whether it has them */
  take(classes: readonly number[]): Promise<boolean>;
  give(classes: readonly number[]): Promise<void>;
  /** Every process that is a member or holds a class. */
  holders(): Promise<readonly LockHolder[]>;
  /** Takes one of the turns that one process at a time has, by their number. @returns whether it has it */
  takeTurn(turn: number): Promise<boolean>;
  giveTurn(turn: number): Promise<void>;
  /** Tells all processes, this one too. */
  tell(news: string): Promise<void>;
  onNews(listener: (news: string) => void): void;
  /** The connection was lost, and another process has taken classes that this one had. */
  onTaken(listener: () => void): void;
}
