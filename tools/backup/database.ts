import type { BackupSource } from '../../schema/backup/tables'

/** A database as restoring uses it: through wrangler, or one of a test. */
export interface BackupDatabase extends BackupSource {
  /** Runs statements, all or none of them. */
  run: (statements: AsyncIterable<string>) => Promise<void>
  /** Applies the migrations that are missing, up to one by its file name. */
  migrate: (upTo: string) => Promise<void>
}
