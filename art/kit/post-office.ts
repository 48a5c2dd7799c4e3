import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface PostOfficeColours {
  wall: string
  shade: string
  trim: string
  shutter: string
  dark: string
}

/** The old central post office of Saigon: a great arched door under the clock, wings of arched green windows, white garlands; ground at y, 640 units wide, 330 tall. */
export function postOffice(x: number, y: number, scale: number, c: PostOfficeColours): string {
  const wing = (side: number) => {
    const columns = range(4).map((index) => side * (118 + index * 58))
    const arch = (px: number, top: number, tall: number, half: number) =>
      `M${px - half} ${top + tall}V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${top + tall}z`
    return (
      rect(side < 0 ? -320 : 88, -206, 232, 206, c.wall) +
      shape(
        columns.map((px) => arch(px, -190, 78, 17)).join('') +
          columns.map((px) => arch(px, -90, 90, 19)).join(''),
        c.trim,
      ) +
      shape(
        columns.map((px) => arch(px, -186, 72, 13)).join('') +
          columns.map((px) => arch(px, -85, 85, 14.5)).join(''),
        c.shutter,
      ) +
      line(columns.map((px) => `M${px}-180V-116M${px}-78V-4`).join(''), c.wall, 3) +
      line(columns.map((px) => `M${px + side * 29}-204V0`).join(''), c.trim, 7) +
      rect(side < 0 ? -324 : 84, -104, 240, 7, c.trim) +
      rect(side < 0 ? -328 : 80, -216, 248, 12, c.trim) +
      line(
        columns.map((px) => `M${px - 12}-228v10M${px}-228v10M${px + 12}-228v10`).join(''),
        c.trim,
        4,
      ) +
      line(side < 0 ? 'M-326-230H-82' : 'M82-230H326', c.trim, 5)
    )
  }
  const middle =
    rect(-94, -240, 188, 240, c.wall) +
    shape('M-94-240H-82V0H-94zM82-240H94V0H82z', c.shade) +
    shape('M-66 0V-120a66 66 0 0 1 132 0V0z', c.trim) +
    shape('M-56 0V-118a56 56 0 0 1 112 0V0z', c.dark) +
    line('M-56-118H56M-28-118V0M28-118V0M0-174V-118M-40-158L0-118 40-158', c.shutter, 5) +
    rect(-100, -206, 200, 9, c.trim) +
    rect(-104, -246, 208, 11, c.trim) +
    shape('M-104-246Q-60-252-50-290-36-332 0-332T50-290Q60-252 104-246z', c.wall) +
    line('M-104-248Q-58-254-50-290-36-332 0-332T50-290Q58-254 104-248', c.trim, 7)
  const clock =
    circle(0, -282, 34, c.trim) +
    circle(0, -282, 27, '#fffaf0') +
    line('M0-282V-302M0-282L14-274', c.dark, 4) +
    line('M0-306v3M0-261v3M-24-282h3M21-282h3', c.dark, 2.6) +
    shape('M-70-204Q-40-186-22-204-8-186 8-204 40-186 70-204V-197H-70z', c.trim)
  const flag =
    line('M0-332V-392', c.trim, 4) +
    shape('M2-392Q20-400 36-392T66-392V-356Q52-350 36-356T2-356z', '#da251d') +
    shape('M33-386l3 8 9 0-7 5 3 9-8-5-8 5 3-9-7-5 9 0z', '#ffdf3d')
  return placed(
    x,
    y,
    scale,
    wing(-1) + wing(1) + middle + clock + flag + rect(-334, -6, 668, 8, c.shade),
  )
}
