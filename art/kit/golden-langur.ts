import { circle, ellipse, line, placed, shape } from './shapes'

const coat = '#40302f'
const coatLight = '#6a5048'
const coatMid = '#503d39'
const coatDark = '#261c22'
const mane = '#f4d38a'
const maneLight = '#fdeec4'
const maneShade = '#cf9f55'
const face = '#231a20'

/** The pale head of the langur with its pointed crest, looking left, around its own middle; 80 units wide. */
const head =
  shape('M-34-14Q-40-46-18-52-6-72 14-76 10-62 26-52 44-36 40-4 40 26 16 36-20 40-34 18z', mane) +
  shape('M0-72Q6-76 14-76 10-62 26-52 44-36 40-4 40 26 16 36 30 10 22-20 14-50-2-56z', maneShade) +
  shape('M-34-14Q-40-46-18-52L-8-70-4-52Q-22-40-24-14z', maneLight) +
  shape('M-42-6Q-40-34-18-32 4-30 2-4 0 26-20 30-44 26-46 10-44 0-42-6z', face) +
  shape('M-36-22Q-20-34-4-24L-6-17Q-20-26-34-15z', '#4a3a3e') +
  ellipse(-32, 12, 13, 11, '#3b2c30') +
  circle(-28, -8, 5.4, '#e9a03a') +
  circle(-29, -8, 2.8, '#120c10') +
  circle(-10, -9, 5, '#e9a03a') +
  circle(-11, -9, 2.6, '#120c10') +
  line('M-42 18Q-32 22-22 17', '#6a5048', 2.4)

/** A Cát Bà langur sitting on a ledge at (x, y) and looking left, its long tail hanging; 270 units tall. `baby` is drawn on her lap. */
export function goldenLangur(
  x: number,
  y: number,
  scale: number,
  baby = false,
  flip = false,
): string {
  const tail = line('M56-14Q86 20 78 92T96 214', coatDark, 17)
  const body =
    shape('M-26-4Q-50-70-34-128-16-172 24-168 66-152 74-84 76-18 50 2z', coat) +
    shape('M24-168Q66-152 74-84 76-18 50 2H18Q50-40 44-96 40-140 24-168z', coatDark) +
    shape('M-26-4Q-50-70-34-128-24-140-14-148-28-90-8-20z', coatLight)
  const farLeg = line('M4-24L-40-62-34-4', coatDark, 30)
  const nearLeg =
    line('M30-26Q-6-40-24-72', coatMid, 44) +
    line('M-24-72L-14-6', coatMid, 26) +
    line('M-37-70L-27-14', coatLight, 5) +
    line('M-16-4L-44-2', coatDark, 17)
  const cape =
    shape(
      'M-36-118Q-50-176-12-204 40-206 60-158 70-128 62-108 52-124 46-104 36-120 26-100 14-118 2-98-8-116-18-100-24-114-36-118z',
      mane,
    ) + shape('M20-200Q50-190 60-158 70-128 62-108 52-124 46-104 44-150 20-200z', maneShade)
  const infant = baby
    ? line('M-20-40L-48-66', '#c96a1e', 15) +
      shape('M-40-34Q-48-70-24-78-2-74 0-40-8-20-30-24z', '#f0922e') +
      shape('M-18-78Q-2-72 0-40-8-20-24-24-8-44-18-78z', '#c96a1e') +
      circle(-34, -88, 21, '#f5a545') +
      shape('M-52-88Q-50-102-38-100-26-96-28-82-34-70-46-74-54-78-52-88z', '#8a5a3a') +
      circle(-45, -89, 3, '#1d1216') +
      circle(-34, -90, 3, '#1d1216')
    : ''
  const farArm = line('M-16-136Q-50-108-50-64', coatDark, 20)
  const nearArm = baby
    ? line('M22-134Q24-84-8-52L-34-40', coat, 24) + line('M-34-40L-44-42', coatDark, 15)
    : line('M24-132Q20-92-8-76L-34-68', coat, 24) + line('M-34-68L-46-60', coatDark, 15)
  return placed(
    x,
    y,
    scale,
    tail +
      farArm +
      farLeg +
      body +
      nearLeg +
      infant +
      cape +
      nearArm +
      placed(-6, -208, 1.16, head),
    flip,
  )
}

/** The same on all fours along a ledge to the left, its tail in an arch over the back; feet on y, 250 units long. */
export function walkingLangur(x: number, y: number, scale: number, flip = false): string {
  const tail = line('M96-118Q168-150 176-240T232-296', coatDark, 14)
  const far = line('M-58-92L-78-48-74-4M74-88L58-44 76-4', coatDark, 22)
  const body =
    shape('M-84-112Q-60-146 0-138 60-144 98-124 114-96 96-72 40-62-10-70-60-60-82-78z', coat) +
    shape('M-84-112Q-60-146 0-138 60-144 98-124 40-128 0-122-50-124-84-112z', coatLight)
  const near =
    line('M-62-90L-50-44-64-4', coat, 25) +
    line('M86-94Q112-60 96-40L104-4', coat, 27) +
    line('M-64-3h-16M104-3H88', coatDark, 13)
  const cape = shape(
    'M-104-110Q-112-152-82-162-46-160-30-140-24-124-36-112-44-124-52-106-62-120-70-100-84-108-104-110z',
    mane,
  )
  return placed(x, y, scale, tail + far + body + near + cape + placed(-96, -156, 0.84, head), flip)
}
