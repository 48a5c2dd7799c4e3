/**
 * Returns the centre of a view along one axis: `wanted`, or the nearest value that leaves `seen`
 * within the view by `margin`.
 */
export function keepInView(wanted: number, seen: number, length: number, margin: number): number {
  const reach = Math.max(length / 2 - margin, 0)
  return Math.min(Math.max(wanted, seen - reach), seen + reach)
}
