import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** The Flag Tower of Hanoi as a small sign on a map: stepped base, brick shaft, red flag; foot at (x, y), 90 units wide, 150 tall. */
export function tinyFlagTower(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-46 0L-42-22H42L46 0zM-30-22L-27-42H27L30-22z', '#c8764f') +
      shape('M14 0V-22H42L46 0zM9-22V-42H27L30-22z', '#8f4a40') +
      shape('M-13-42L-9-98H9L13-42z', '#d98a5c') +
      shape('M3-42V-98H9L13-42z', '#8f4a40') +
      rect(-12, -104, 24, 7, '#f3c79a') +
      line('M0-104V-150', '#5a3a34', 3) +
      shape('M0-150h40v26H0z', '#e0241f') +
      shape('M20-145l2.4 6h6.4l-5 4 2 6.2-5.8-3.8-5.8 3.8 2-6.2-5-4h6.400z', '#ffd83a'),
  )
}

/** The noon gate of Huế as a small sign on a map, foot at (x, y), 200 units wide, 100 tall. */
export function tinyCitadelGate(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-100 0L-94-44H94L100 0z', '#d9a878') +
      shape('M-100 0L-99-8H99L100 0z', '#a8705c') +
      shape('M-16 0V-30H16V0zM-48 0V-24h16V0zM32 0V-24h16V0z', '#5a2a34') +
      rect(-78, -62, 156, 18, '#b8322c') +
      shape('M-96-58Q-84-62-80-78H80Q84-62 96-58z', '#3f8f6c') +
      rect(-34, -86, 68, 12, '#b8322c') +
      shape('M-52-82Q-40-86-36-106H36Q40-86 52-82z', '#f0b23a') +
      line('M-96-60H96M-52-84H52', '#f8dc94', 3),
  )
}

/** Three yellow houses of Hội An with a row of lanterns as a small sign on a map, foot at (x, y), 210 units wide, 100 tall. */
export function tinyOldTown(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    rect(-100, -70, 70, 70, '#f6c24a') +
      rect(-30, -84, 70, 84, '#fbd064') +
      rect(40, -66, 64, 66, '#eeb03c') +
      shape('M-110-66L-98-92H-34L-26-66zM-38-80L-26-106H34L46-80zM36-62L48-86H98L112-62z', '#a8553e') +
      shape('M-92 0V-28h54V0zM-20 0V-32h50V0zM50 0V-28h46V0z', '#5a2c24') +
      shape('M-84-60h14v18h-14zM-58-60h14v18h-14zM-16-72h14v20h-14zM12-72h14v20h-14zM54-56h12v16h-12zM80-56h12v16h-12z', '#2f7d78') +
      shining(line('M-74-34h0M-6-38h0M72-34h0', '#ff7a4a', 13) + line('M-40-34h0M32-36h0M102-32h0', '#ffd257', 11)),
  )
}

/** Bến Thành market as a small sign on a map, foot at (x, y), 260 units wide, 130 tall. */
export function tinyMarket(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    rect(-126, -40, 252, 40, '#f8cf7a') +
      shape('M-136-38L-122-62H-20V-38zM136-38L122-62H20V-38z', '#c24a34') +
      shape('M-30 0V-100H30V0z', '#fbdc94') +
      shape('M12 0V-100H30V0z', '#d99a4e') +
      shape('M-40-98L-14-124H14L40-98z', '#c24a34') +
      circle(0, -76, 16, '#8a2f2c') +
      circle(0, -76, 12.5, '#fffaf0') +
      line('M0-76V-84M0-76L6-73', '#2a1a1c', 2.4) +
      shape('M-15 0V-28Q0-46 15-28V0z', '#5a2438') +
      line('M-112-6v-12M-90-6v-12M-68-6v-12M-46-6v-12M46-6v-12M68-6v-12M90-6v-12M112-6v-12', '#5a2438', 11),
  )
}

/** A red-sailed junk as a small sign on a map, waterline at (x, y), 120 units wide, 110 tall. */
export function tinyJunk(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-6-14V-112Q40-92 50-16zM-12-18V-86Q-44-66-52-20z', '#e0402a') +
      line('M-4-44L42-46M-4-74L30-76M-14-42L-44-44', '#a82a26', 3) +
      shape('M-62-20Q-40-8-30-8H34Q50-10 60-20L48 6H-44z', '#3a1f22'),
  )
}

/** Five limestone islets in a row, waterline at (x, y), 420 units wide, 110 tall. */
export function tinyKarsts(x: number, y: number, scale: number, fill: string, shade: string): string {
  const towers =
    'M-210 0Q-206-70-180-74-156-70-150 0zM-130 0Q-130-104-98-112-64-100-60 0zM-30 0Q-26-54 0-58 26-52 30 0zM60 0Q62-92 94-98 126-86 130 0zM150 0Q152-60 178-64 204-58 210 0z'
  const sides = 'M-176-74Q-156-70-150 0H-172zM-94-112Q-64-100-60 0H-92zM4-58Q26-52 30 0H8zM98-98Q126-86 130 0H98zM182-64Q204-58 210 0H184z'
  return placed(x, y, scale, shape(towers, fill) + shape(sides, shade))
}
