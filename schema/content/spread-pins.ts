interface Point {
  x: number
  y: number
}

/** Moves pins at least `apart` from each other; of two at the same place the later goes right. */
export function spreadPins(pins: readonly Point[], apart: number): Point[] {
  const moved = pins.map((pin) => ({ ...pin }))
  for (let round = 0; round < 40; round++)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y)
        if (distance >= apart) continue
        const push = (apart - distance) / 2
        const way =
          distance > 0
            ? { x: (other.x - one.x) / distance, y: (other.y - one.y) / distance }
            : { x: 1, y: 0 }
        one.x -= way.x * push
        one.y -= way.y * push
        other.x += way.x * push
        other.y += way.y * push
      }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}
