import type { Scene } from '../../scene'
import { farmDragonFruit, farmDurian, farmMandarin, farmMango, farmPomelo, farmRambutan } from './farm-fruit-posters'

/** The fruit of the company's own farm, one small poster each. */
export const farmScenes: Record<string, Scene> = {
  'farm-dragon-fruit': farmDragonFruit,
  'farm-durian': farmDurian,
  'farm-mandarin': farmMandarin,
  'farm-mango': farmMango,
  'farm-pomelo': farmPomelo,
  'farm-rambutan': farmRambutan,
}
