/** A backup that the Worker made; `day` is a Vietnam day, `bytes` are compressed. */
export interface BackupSummary {
  day: string
  /** UTC ISO instant. */
  madeAt: string
  rows: number
  bytes: number
}

/** The newest first. */
export interface BackupList {
  backups: BackupSummary[]
}
