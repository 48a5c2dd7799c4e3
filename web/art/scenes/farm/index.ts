import type { Scene } from '../../scene'
import { scene as dragonFruit } from './farm-dragon-fruit'
import { scene as durian } from './farm-durian'
import { scene as mandarin } from './farm-mandarin'
import { scene as mango } from './farm-mango'
import { scene as pomelo } from './farm-pomelo'
import { scene as rambutan } from './farm-rambutan'

/** The fruit of the company's own farm, one small poster each. */
export const farmScenes: Record<string, Scene> = {
  'farm-dragon-fruit': dragonFruit,
  'farm-durian': durian,
  'farm-mandarin': mandarin,
  'farm-mango': mango,
  'farm-pomelo': pomelo,
  'farm-rambutan': rambutan,
}
