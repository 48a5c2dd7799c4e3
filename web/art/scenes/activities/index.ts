import type { Scene } from '../../scene'
import { scene as adventure } from './activity-adventure'
import { scene as beach } from './activity-beach'
import { scene as chamTowers } from './activity-cham-towers'
import { scene as cruise } from './activity-cruise'
import { scene as entertainment } from './activity-entertainment'
import { scene as food } from './activity-food'
import { scene as historical } from './activity-historical'
import { scene as activityLanternMaking } from './activity-lantern-making'
import { scene as nature } from './activity-nature'
import { scene as scenic } from './activity-scenic'
import { scene as trekking } from './activity-trekking'
import { scene as waterSports } from './activity-water-sports'

/** One poster for each kind of activity, by its id. */
export const activityScenes: Record<string, Scene> = {
  'activity-food': food,
  'activity-adventure': adventure,
  'activity-scenic': scenic,
  'activity-beach': beach,
  'activity-cruise': cruise,
  'activity-trekking': trekking,
  'activity-water-sports': waterSports,
  'activity-entertainment': entertainment,
  'activity-historical': historical,
  'activity-cham-towers': chamTowers,
  'activity-lantern-making': activityLanternMaking,
  'activity-nature': nature,
}
