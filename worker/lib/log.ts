/** Writes one structured line about a fault. */
export function logFault(event: string, error: unknown, details: Record<string, unknown> = {}): void {
  const fault =
    error instanceof Error
      ? { message: error.message, cause: error.cause === undefined ? undefined : String(error.cause), stack: error.stack }
      : { message: String(error) }
  console.error(JSON.stringify({ event, ...details, ...fault }))
}

/** Writes one structured line about something that went as it should. */
export function logEvent(event: string, details: Record<string, unknown>): void {
  console.info(JSON.stringify({ event, ...details }))
}
