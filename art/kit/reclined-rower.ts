import { line, placed, shape } from './shapes'

export interface ReclinedRowerColours {
  hull: string
  rim: string
  inside: string
  shirt: string
  shirtShade: string
  trousers: string
  trousersLight: string
  skin: string
  skinShade: string
  straw: string
  strawShade: string
  hair: string
  oar: string
  oarShade: string
  foam: string
  reflection: string
}

/** A boatwoman of Tam Cốc seen close, lying back in the stern and working both oars with her feet, facing left; waterline at y, the boat 1200 units long, she 400 tall. */
export function reclinedRower(
  x: number,
  y: number,
  scale: number,
  c: ReclinedRowerColours,
): string {
  const inside = shape(
    'M-790-150Q-500-108 0-100 260-102 440-150 260-56 0-54-500-58-790-150z',
    c.inside,
  )
  const rest =
    shape('M196-70L250-232 272-226 236-62z', c.oarShade) +
    shape('M196-70L250-232 258-230 212-66z', c.oar)
  const farOar =
    line('M-94-176L-300-128', c.oarShade, 12) +
    shape('M-292-142L-452-118Q-470-106-452-94L-288-118z', c.oarShade)
  const farLeg =
    shape('M74-96Q30-196-4-252-22-274-44-258-60-240-44-210L34-70z', c.trousersLight) +
    shape('M-48-254Q-66-212-116-178L-90-150Q-34-182-8-222z', c.trousersLight) +
    shape('M-112-180L-88-152-106-136Q-124-130-136-146L-148-196Q-144-214-130-206z', c.skinShade)
  const body =
    shape('M36-62Q54-150 104-234 126-268 164-262 196-250 194-212 184-128 164-58z', c.shirt) +
    shape('M152-264Q200-258 194-212 184-128 164-58H104Q150-130 152-264z', c.shirtShade)
  const neck = shape(
    'M112-236Q122-262 120-280L160-290Q154-262 166-250 140-226 112-236z',
    c.skinShade,
  )
  const face =
    shape(
      'M158-336Q168-300 154-272 138-254 118-252 104-252 102-262L104-272 96-277 100-284 95-289 99-296 84-302Q92-316 96-336z',
      c.skinShade,
    ) +
    shape(
      'M102-262L104-272 96-277 100-284 95-289 99-296 84-302 88-309Q106-302 108-290 110-270 134-256 118-250 108-254z',
      c.skin,
    )
  const hair = shape(
    'M134-340Q176-334 172-298 186-286 178-266 162-254 150-270 158-300 134-318z',
    c.hair,
  )
  const strap = line('M100-326Q112-286 118-254Q140-272 152-318', c.shirt, 5)
  const hat = placed(
    124,
    -322,
    1,
    shape('M-104 0Q-46-46 0-96 46-46 104 0 0 34-104 0z', c.straw) +
      shape('M0-96Q46-46 104 0 62 16 22 16 30-40 0-96z', c.strawShade) +
      line('M-70-26Q0 0 70-26M-40-54Q0-36 40-54', c.strawShade, 2.4, 0.7),
    false,
    -13,
  )
  const nearLeg =
    shape('M104-50L66-132Q-14-200-62-204-98-200-92-166-84-140-44-132 14-104 56-50z', c.trousers) +
    shape('M-68-204Q-118-196-172-172L-160-132Q-104-132-46-148z', c.trousers) +
    shape('M-168-172L-192-164-184-134-156-136z', c.skin) +
    shape('M-180-130Q-194-118-206-132L-222-186Q-222-204-208-204-196-196-186-166z', c.skin) +
    line('M-60-190Q10-168 70-92', c.trousersLight, 6, 0.7)
  const arm =
    shape(
      'M166-254Q204-250 206-214 208-170 186-132L156-142Q166-180 156-206 148-240 166-254z',
      c.shirtShade,
    ) +
    shape('M188-134L158-146Q134-110 108-92L124-70Q164-92 188-134z', c.shirt) +
    shape('M110-92L124-70Q108-54 88-56 74-64 86-76z', c.skin)
  const hull =
    shape('M-796-158Q-500-58 0-52 270-54 446-158 410-16 250 6L-500 10Q-690-10-796-158z', c.hull) +
    line('M-796-158Q-500-58 0-52 270-54 446-158', c.rim, 11) +
    line('M-738-82Q-470-22 0-18 270-20 410-80', c.inside, 7)
  const nearOar =
    line('M-182-214L-262-10', c.oar, 14) +
    shape('M-262-34L-316 66Q-312 90-288 82L-242-26z', c.oar) +
    shape('M-244-22L-288 82-300 82-256-28z', c.oarShade)
  const rings = line('M-362 72q50 16 118 2', c.foam, 6)
  const tholes = shape('M-236-82h14v34h-14z', c.rim)
  const reflection = shape('M-640 4H330Q230 40-60 44-420 46-640 4z', c.reflection)
  return placed(
    x,
    y,
    scale,
    reflection +
      inside +
      farOar +
      rest +
      farLeg +
      body +
      neck +
      hair +
      face +
      strap +
      hat +
      arm +
      hull +
      nearLeg +
      tholes +
      nearOar +
      rings,
  )
}
