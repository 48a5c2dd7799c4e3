import type { Scene } from '../../scene'
import { scene as guide01 } from './guide-01'
import { scene as guide02 } from './guide-02'
import { scene as guide03 } from './guide-03'
import { scene as guide04 } from './guide-04'
import { scene as guide05 } from './guide-05'
import { scene as guide06 } from './guide-06'
import { scene as guide07 } from './guide-07'
import { scene as guide08 } from './guide-08'
import { scene as guide09 } from './guide-09'
import { scene as guide10 } from './guide-10'
import { scene as guide11 } from './guide-11'
import { scene as guide12 } from './guide-12'
import { scene as guide13 } from './guide-13'
import { scene as guide14 } from './guide-14'
import { scene as guide15 } from './guide-15'
import { scene as guide16 } from './guide-16'
import { scene as guide17 } from './guide-17'
import { scene as guide18 } from './guide-18'
import { scene as guide19 } from './guide-19'
import { scene as guide20 } from './guide-20'
import { scene as guide21 } from './guide-21'
import { scene as guide22 } from './guide-22'
import { scene as guide23 } from './guide-23'
import { scene as guide24 } from './guide-24'
import { scene as guide25 } from './guide-25'
import { scene as guide26 } from './guide-26'
import { scene as guide27 } from './guide-27'
import { scene as guide28 } from './guide-28'
import { scene as guide29 } from './guide-29'
import { scene as guide30 } from './guide-30'

/** One poster for each day of the thirty-day guide. */
export const guideScenes: Record<string, Scene> = {
  'guide-01': guide01,
  'guide-02': guide02,
  'guide-03': guide03,
  'guide-04': guide04,
  'guide-05': guide05,
  'guide-06': guide06,
  'guide-07': guide07,
  'guide-08': guide08,
  'guide-09': guide09,
  'guide-10': guide10,
  'guide-11': guide11,
  'guide-12': guide12,
  'guide-13': guide13,
  'guide-14': guide14,
  'guide-15': guide15,
  'guide-16': guide16,
  'guide-17': guide17,
  'guide-18': guide18,
  'guide-19': guide19,
  'guide-20': guide20,
  'guide-21': guide21,
  'guide-22': guide22,
  'guide-23': guide23,
  'guide-24': guide24,
  'guide-25': guide25,
  'guide-26': guide26,
  'guide-27': guide27,
  'guide-28': guide28,
  'guide-29': guide29,
  'guide-30': guide30,
}
