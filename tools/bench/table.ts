export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Prints one line of a table: a wide first column, narrow ones after it. */
export function printRow([first, ...cells]: (string | number)[]): void {
  process.stdout.write(
    `${String(first).padEnd(46)}${cells.map((cell) => String(cell).padStart(11)).join('')}\n`,
  )
}

/**
 * A value as it stands in a table, marked where it is beyond its budget; `missed` collects those.
 */
export function withBudget(
  value: number,
  isMet: boolean,
  missed: { count: number },
  digits = 0,
): string {
  if (!isMet) missed.count += 1
  return `${value.toFixed(digits)}${isMet ? '' : '!'}`
}
