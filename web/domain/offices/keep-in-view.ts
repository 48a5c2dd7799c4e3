/**
 * Where the middle of a view of a given length lies, along one axis: at the wanted place, or as near to it as leaves what must be seen
 * within the view, `margin` from its edge. All in the same unit.
 */
export function keepInView(wanted: number, seen: number, length: number, margin: number): number {
  const reach = Math.max(length / 2 - margin, 0)
  return Math.min(Math.max(wanted, seen - reach), seen + reach)
}
