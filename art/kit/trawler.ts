import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface TrawlerColours {
  hull: string
  hullShade: string
  rail: string
  stripe: string
  cabin: string
  cabinShade: string
  glass: string
  net: string
  rope: string
}

/** A wooden inshore trawler of the south-central coast, high bow with its eye to the left, a man coiling rope on the foredeck; waterline at y, 410 units long, 240 tall. */
export function trawler(
  x: number,
  y: number,
  scale: number,
  c: TrawlerColours,
  crew: string,
  flip = false,
): string {
  const rigging =
    line('M-40-40V-224M150-110V-190', c.rope, 5) +
    line('M-40-216L-186-72M-40-216L62-116M-40-150L58-206M-40-216L150-186', c.rope, 2.4) +
    shape('M150-190h54v34h-54z', '#d8301f') +
    shape('M177-184l4 9h9l-7 6 3 9-9-5-9 5 3-9-7-6h9z', '#ffd23a')
  const cabin =
    rect(44, -116, 128, 80, c.cabin) +
    rect(124, -116, 48, 80, c.cabinShade) +
    rect(58, -160, 74, 34, c.cabin) +
    rect(104, -160, 28, 34, c.cabinShade) +
    shape('M30-128H186L180-114H36z', c.rail) +
    shape('M48-172H142L138-160H52z', c.rail) +
    shape('M56-102h24v26h-24zM90-102h24v26h-24zM134-102h24v26h-24zM66-152h24v18h-24z', c.glass)
  const net =
    shape('M-22-36Q-26-70 6-74 40-76 42-36z', c.net) +
    line('M-14-44Q0-66 22-66M-4-40Q14-54 36-52', c.rope, 2.4, 0.7)
  const man =
    line('M-106-40V-66L-98-84M-94-40L-88-66-98-84', '#22283c', 11) +
    shape('M-110-82Q-122-104-106-122-94-126-88-116L-84-80z', crew) +
    line('M-104-114Q-128-104-132-84', crew, 9) +
    circle(-132, -80, 5, skin) +
    shape('M-112-142L-117-131-112-128-112-122-98-120-94-142z', skin) +
    shape('M-100-142H-93L-94-124-100-128z', '#1d1a22') +
    conicalHat(-104, -139, 1.25, -8)
  const hull =
    shape('M-212-86Q-196-60-172-52-60-28 90-34L198-44Q206-10 190 12H-118Q-178 8-212-86z', c.hull) +
    shape('M-192-36Q-150-6-60-2L198-14Q197 2 190 12H-118Q-168 8-192-36z', c.hullShade) +
    line('M-206-70Q-190-48-168-40-60-16 90-22L200-32', c.stripe, 5) +
    line('M-214-88Q-198-62-172-54-60-30 90-36L200-46', c.rail, 10)
  const eye = ellipse(-152, -24, 13, 8, '#fff6e4') + circle(-154, -24, 5, '#171420')
  return placed(x, y, scale, rigging + cabin + net + man + hull + eye, flip)
}
