import type { Scene } from '../../scene'
import { scene as topicCavesOfPhongNha } from './topic-caves-of-phong-nha'
import { scene as topicCraftVillages } from './topic-craft-villages'
import { scene as topicCyclingTheCountryside } from './topic-cycling-the-countryside'
import { scene as topicDivingAndSnorkelling } from './topic-diving-and-snorkelling'
import { scene as topicFestivalsThroughTheYear } from './topic-festivals-through-the-year'
import { scene as topicFruitAndFarmTables } from './topic-fruit-and-farm-tables'
import { scene as topicHerbalBathsAndMassage } from './topic-herbal-baths-and-massage'
import { scene as topicHotSprings } from './topic-hot-springs'
import { scene as topicIslandHopping } from './topic-island-hopping'
import { scene as topicMidAutumnFestival } from './topic-mid-autumn-festival'
import { scene as topicMotorbikeRoads } from './topic-motorbike-roads'
import { scene as topicNoodleSoups } from './topic-noodle-soups'
import { scene as topicQuietBeaches } from './topic-quiet-beaches'
import { scene as topicStreetFoodEtiquette } from './topic-street-food-etiquette'
import { scene as topicTemplesAndPagodas } from './topic-temples-and-pagodas'
import { scene as topicTetLunarNewYear } from './topic-tet-lunar-new-year'
import { scene as topicTrekkingTheNorth } from './topic-trekking-the-north'
import { scene as topicVietnameseCoffee } from './topic-vietnamese-coffee'
import { scene as topicWaterPuppetsAndStages } from './topic-water-puppets-and-stages'
import { scene as topicYogaAndSlowRetreats } from './topic-yoga-and-slow-retreats'
import { scene as topicsAdventure } from './topics-adventure'
import { scene as topicsBeaches } from './topics-beaches'
import { scene as topicsCuisine } from './topics-cuisine'
import { scene as topicsCulture } from './topics-culture'
import { scene as topicsFestivals } from './topics-festivals'
import { scene as topicsWellness } from './topics-wellness'

/** The pictures of the topic articles and of their six categories by id. */
export const topicScenes: Record<string, Scene> = {
  'topic-caves-of-phong-nha': topicCavesOfPhongNha,
  'topic-craft-villages': topicCraftVillages,
  'topic-cycling-the-countryside': topicCyclingTheCountryside,
  'topic-diving-and-snorkelling': topicDivingAndSnorkelling,
  'topic-festivals-through-the-year': topicFestivalsThroughTheYear,
  'topic-fruit-and-farm-tables': topicFruitAndFarmTables,
  'topic-herbal-baths-and-massage': topicHerbalBathsAndMassage,
  'topic-hot-springs': topicHotSprings,
  'topic-island-hopping': topicIslandHopping,
  'topic-mid-autumn-festival': topicMidAutumnFestival,
  'topic-motorbike-roads': topicMotorbikeRoads,
  'topic-noodle-soups': topicNoodleSoups,
  'topic-quiet-beaches': topicQuietBeaches,
  'topic-street-food-etiquette': topicStreetFoodEtiquette,
  'topic-temples-and-pagodas': topicTemplesAndPagodas,
  'topic-tet-lunar-new-year': topicTetLunarNewYear,
  'topic-trekking-the-north': topicTrekkingTheNorth,
  'topic-vietnamese-coffee': topicVietnameseCoffee,
  'topic-water-puppets-and-stages': topicWaterPuppetsAndStages,
  'topic-yoga-and-slow-retreats': topicYogaAndSlowRetreats,
  'topics-adventure': topicsAdventure,
  'topics-beaches': topicsBeaches,
  'topics-cuisine': topicsCuisine,
  'topics-culture': topicsCulture,
  'topics-festivals': topicsFestivals,
  'topics-wellness': topicsWellness,
}
