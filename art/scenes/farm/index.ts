import type { Scene } from '../../scene'
import { scene as coconut } from './farm-coconut'
import { scene as dragonFruit } from './farm-dragon-fruit'
import { scene as durian } from './farm-durian'
import { scene as longan } from './farm-longan'
import { scene as mandarin } from './farm-mandarin'
import { scene as mango } from './farm-mango'
import { scene as mangosteen } from './farm-mangosteen'
import { scene as pomelo } from './farm-pomelo'
import { scene as rambutan } from './farm-rambutan'
import { scene as starApple } from './farm-star-apple'

/** The fruit of the company's own farm, one small poster each. */
export const farmScenes: Record<string, Scene> = {
  'farm-coconut': coconut,
  'farm-dragon-fruit': dragonFruit,
  'farm-durian': durian,
  'farm-longan': longan,
  'farm-mandarin': mandarin,
  'farm-mango': mango,
  'farm-mangosteen': mangosteen,
  'farm-pomelo': pomelo,
  'farm-rambutan': rambutan,
  'farm-star-apple': starApple,
}
