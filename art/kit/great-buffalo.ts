import { circle, line, placed, shape } from './shapes'

export interface GreatBuffaloColours {
  hide: string
  light: string
  shade: string
  horn: string
  hornShade: string
  muzzle: string
  rope: string
}

/** A water buffalo seen close, its head low and its horns swept back, facing left; hooves on y, 1010 units long and 720 tall. */
export function greatBuffalo(
  x: number,
  y: number,
  scale: number,
  c: GreatBuffaloColours,
  flip = false,
): string {
  const far =
    shape('M236-220L322-206 316-120 324-8H264L262-110z', c.shade) +
    shape('M-104-230L-20-210-36-116-28-8H-88L-96-110z', c.shade) +
    shape(
      'M-428-452Q-478-540-452-624-430-690-352-726-398-650-398-588-398-520-376-478z',
      c.hornShade,
    )
  const tail =
    shape('M440-470Q512-430 500-310L492-240 478-240 482-312Q484-400 430-440z', c.shade) +
    shape('M476-250L500-250Q510-190 486-160 466-200 476-250z', c.shade)
  const body = shape(
    'M-190-506Q-60-552 90-528 220-506 330-520 436-516 462-410 478-320 446-250L440-150 458-92 446 0H380L384-88 356-170Q300-208 190-188 40-168-94-204L-108-112-102 0H-170L-180-112-206-240Q-290-262-356-300L-430-380Q-400-470-330-500-260-524-190-506z',
    c.hide,
  )
  const lightTop = shape(
    'M-250-512Q-60-552 90-528 220-506 330-520 436-516 462-410 440-450 380-462 300-474 210-456 80-430-50-462-150-486-260-470z',
    c.light,
  )
  const ribs = shape(
    'M330-480Q400-440 404-340 400-260 440-150L384-88 356-170Q320-190 300-196 350-260 342-340 340-420 330-480zM-206-240Q-190-330-140-400-150-300-94-204L-108-112-130-112Q-150-190-206-240z',
    c.shade,
  )
  const belly = shape(
    'M-94-204Q40-168 190-188 300-208 356-170L340-214Q200-250 60-226-40-214-110-262z',
    c.shade,
  )
  const head =
    shape(
      'M-330-496Q-396-506-440-452-470-396-506-334-540-288-528-254-500-218-450-228-404-236-376-280-330-330-306-400z',
      c.hide,
    ) +
    shape('M-376-280Q-330-330-306-400L-270-420-250-330-300-270-340-270z', c.shade) +
    shape('M-506-334Q-540-288-528-254-500-218-450-228-426-232-408-246-440-300-506-334z', c.muzzle) +
    shape(
      'M-520-282Q-506-288-500-276-510-264-522-270zM-522-246Q-490-234-452-246-490-222-522-246z',
      c.shade,
    ) +
    shape('M-440-452Q-410-470-380-458-430-400-470-372z', c.light) +
    shape('M-428-404Q-408-420-394-402-412-392-428-404z', '#1c1626') +
    circle(-413, -406, 4, '#fff1cf')
  const ear =
    shape('M-326-448Q-256-474-212-436-262-396-330-408z', c.hide) +
    shape('M-310-436Q-262-452-232-434-270-414-310-422z', c.muzzle)
  const horn =
    shape('M-404-470Q-356-566-228-600-132-616-60-566-150-578-222-546-306-508-340-456z', c.horn) +
    shape('M-340-456Q-306-508-222-546-150-578-60-566-160-596-240-560-330-520-372-460z', c.hornShade)
  const rope = line(
    'M-506-276Q-470-330-400-350-330-366-300-460M-300-340Q-240-240-262-130',
    c.rope,
    8,
  )
  return placed(
    x,
    y,
    scale,
    far + tail + body + belly + ribs + lightTop + head + horn + ear + rope,
    flip,
  )
}
