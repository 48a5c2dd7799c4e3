import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface CarBehindColours {
  body: string
  shade: string
  light: string
  glass: string
  dark: string
}

/** A seven-seat airport car seen from behind with luggage in the window and its tail lamps on; wheels on y, 250 units wide, 196 tall. */
export function carBehind(x: number, y: number, scale: number, c: CarBehindColours): string {
  const wheels = rect(-108, -40, 46, 40, c.dark) + rect(62, -40, 46, 40, c.dark)
  const cabin =
    shape('M-98-104L-84-172Q-78-190-58-192H58Q78-190 84-172L98-104z', c.body) + shape('M40-192H58Q78-190 84-172L98-104H62z', c.shade)
  const window = shape('M-80-112L-70-166Q-66-174-56-174H56Q66-174 70-166L80-112z', c.glass)
  const heads = shape(
    'M-46-112V-128Q-46-140-36-142-44-156-32-158-20-156-28-142-18-140-18-128V-112zM18-112V-128Q18-140' +
      ' 28-142 20-156 32-158 44-156 36-142 46-140 46-128V-112z',
    c.dark,
  )
  const body =
    shape('M-122-34V-84Q-122-108-96-110H96Q122-108 122-84V-34Q122-20 106-20H-106Q-122-20-122-34z', c.body) +
    shape('M80-110H96Q122-108 122-84V-34Q122-20 106-20H92z', c.shade)
  const trim =
    line('M-118-92Q0-108 118-92', c.light, 4) +
    rect(-114, -44, 228, 16, c.dark) +
    rect(-34, -84, 68, 26, '#fff6e4') +
    rect(-26, -76, 52, 10, c.dark)
  const lamps = shining(
    shape('M-120-86H-84L-90-58H-120zM120-86H84L90-58H120z', '#ff3b2f') + shape('M-114-80H-96L-98-66H-114zM114-80H96L98-66H114z', '#ffb09a'),
  )
  const rack =
    line('M-62-198H62M-58-192V-198M58-192V-198', c.dark, 5) +
    rect(-48, -236, 64, 38, '#e0a03a') +
    rect(20, -228, 42, 30, '#2f857d') +
    line('M-28-236V-198M0-236V-198M40-228V-198', c.dark, 4)
  return placed(x, y, scale, wheels + rack + cabin + window + heads + body + trim + lamps)
}

/** A lamp post with two arms and lit globes, foot at y, 300 units tall. */
export function twinLamp(x: number, y: number, scale: number, steel: string, lamp: string): string {
  const post = line('M0 0V-280M-54-250Q-50-290 0-286 50-290 54-250', steel, 7) + rect(-10, -20, 20, 20, steel)
  return placed(
    x,
    y,
    scale,
    post +
      shining(
        circle(-54, -240, 34, lamp, 0.25) +
          circle(54, -240, 34, lamp, 0.25) +
          shape('M-70-248H-38L-44-226H-64zM70-248H38L44-226H64z', lamp),
      ),
  )
}
