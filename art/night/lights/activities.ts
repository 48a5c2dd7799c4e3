import { bulbs, crescent, glows } from '../../kit/night-lights'
import type { Point } from '../../kit/path'
import { stars } from '../../kit/sky'
import { choose, type Night, unit } from '../../scene'
import { beam } from '../beam'

type Lights = Omit<Night, 'colours'>

/** What the nights of activities show beside their colours. */
export const activityLights: Record<string, Lights> = {
  'activity-adventure': {
    sky: (frame) =>
      stars(frame, frame.height * 0.4, 90, 7) +
      crescent(frame.width * choose(frame, 0.42, 0.5, 0.46), frame.height * 0.154, 42 * unit(frame), '#fbeecb'),
    lights: (frame) => {
      const { width: w, height: h } = frame
      const u = unit(frame)
      const size = choose(frame, 2.1, 2.2, 1.95) * u
      const [x, y] = [w * choose(frame, 0.665, 0.61, 0.62), h * choose(frame, 0.755, 0.755, 0.765)]
      const lamp: Point = [x - 34 * size, y - 32 * size]
      const hamlet = [0, 0.016, 0.026, 0.042, 0.06].map((part, index): Point => [w * (0.47 + part), h * 0.55 + (index % 2) * 5 * u])
      return (
        glows('l1', '#ffb347', 0.7, [[...lamp, 130 * u], ...hamlet.map(([hx, hy]) => [hx, hy, 18 * u] as const)]) +
        beam('l2', lamp, [x - choose(frame, 140, 112, 112) * size, y - 8 * size], 30 * size) +
        bulbs([lamp], 15 * u, '#fff6d8') +
        bulbs(hamlet, 5 * u, '#ffe0a0')
      )
    },
  },
}
