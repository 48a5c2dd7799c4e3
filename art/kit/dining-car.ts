import { lotusBud, lotusFlower } from './lotus'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'
import { shining } from './shining'

/** A brass table lamp under a pleated silk shade, foot at (x, y), 120 units wide, 170 tall. */
export function silkLamp(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-26 0Q-24-10-8-12L-5-92H5L8-12Q24-10 26 0z', '#d9a24a') +
      shape('M0-92H5L8-12Q24-10 26 0H6z', '#a8702f') +
      shining(
        shape('M-34-168H34L60-92H-60z', '#ffd98a') +
          line('M-20-166L-36-94M-7-166L-12-94M7-166L12-94M20-166L36-94', '#f0a848', 3),
      ),
  )
}

/** A deep velvet armchair seen from the side, facing right, foot at y, 230 units wide, 330 tall. */
export function velvetChair(
  x: number,
  y: number,
  scale: number,
  velvet: string,
  shade: string,
  flip = false,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-104 0L-116-300Q-112-338-72-330-38-322-34-290L-22-120H96Q112-120 112-100V0z', velvet) +
      shape('M-104 0L-116-300Q-112-338-90-334-74-300-66-110-40-60 112-60V0z', shade) +
      shape('M-40-150H70Q96-150 96-128T70-106H-40Q-60-128-40-150z', velvet) +
      line('M-78-320Q-56-300-48-190', shade, 4) +
      circle(-72, -270, 5, '#e9b95a') +
      circle(-66, -220, 5, '#e9b95a'),
    flip,
  )
}

/** A dining table for two in a white cloth with lotus, tea and a plate; top edge at y, 560 units wide, cloth 300 deep. */
export function laidTable(x: number, y: number, scale: number): string {
  const cloth =
    shape('M-280-26H280L300 0V300H-300V0z', '#fff8ea') +
    shape('M-300 0H300V300H-300z', '#efe0c8') +
    shape(
      range(6)
        .map((index) => `M${-270 + index * 104} 0q26 150 0 300h36q10-160-10-300z`)
        .join(''),
      '#dcc4a4',
      0.7,
    )
  const plate =
    ellipse(60, -14, 96, 17, '#e3d0b4') +
    ellipse(60, -18, 94, 16, '#fffdf6') +
    ellipse(60, -19, 60, 9, '#dfe9ea')
  const food =
    shape('M24-22Q30-46 54-44 74-58 90-40 104-34 100-22 62-14 24-22z', '#e8793a') +
    shape('M40-38q14-24 30-22-8 16-20 26zM66-44q20-16 34-8-10 14-26 16z', '#4f9a4a')
  const cup =
    shape('M-150-52H-86Q-86-10-104-8H-132Q-150-10-150-52z', '#fffdf6') +
    line('M-88-44q20 0 14 18-6 12-16 10', '#fffdf6', 6) +
    line('M-148-36H-88', '#2f6fb8', 4) +
    ellipse(-118, -52, 32, 6, '#b8743c') +
    ellipse(-118, -4, 52, 8, '#fffdf6')
  const vase =
    shape('M-28-8Q-44-44-14-66V-84H14V-66Q44-44 28-8z', '#2f6f9a') +
    line('M-30-34Q0-22 30-34', '#dfeef2', 4)
  const flowers =
    lotusFlower(4, -80, 1.15, '#e8608f', '#ffc3d0', 44) + lotusBud(-22, -82, 1, '#e8608f', 62)
  return placed(x, y, scale, cloth + placed(-12, 0, 0.9, flowers + vase) + cup + plate + food)
}
