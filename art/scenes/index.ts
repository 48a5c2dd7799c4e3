import type { Scene } from '../scene'
import { activityScenes } from './activities'
import { scene as daLat } from './central/da-lat'
import { scene as daNang } from './central/da-nang'
import { scene as hoiAn } from './central/hoi-an'
import { scene as hue } from './central/hue'
import { scene as muiNe } from './central/mui-ne'
import { scene as nhaTrang } from './central/nha-trang'
import { scene as phongNha } from './central/phong-nha'
import { scene as quyNhon } from './central/quy-nhon'
import { scene as defaultCover } from './common/default-cover'
import { scene as editorPortrait } from './common/editor-portrait'
import { scene as farmFruit } from './common/farm-fruit'
import { scene as journalWindow } from './common/journal-window'
import { scene as lostSampan } from './common/lost-sampan'
import { farmScenes } from './farm'
import { galleryScenes } from './gallery'
import { guideScenes } from './guides'
import { homeScenes } from './home'
import { scene as caoBang } from './north/cao-bang'
import { scene as catBa } from './north/cat-ba'
import { scene as haGiang } from './north/ha-giang'
import { scene as halongBay } from './north/halong-bay'
import { scene as hanoi } from './north/hanoi'
import { scene as muCangChai } from './north/mu-cang-chai'
import { scene as ninhBinh } from './north/ninh-binh'
import { scene as puLuong } from './north/pu-luong'
import { scene as sapa } from './north/sapa'
import { postScenes } from './posts'
import { productScenes } from './products'
import { shopAndDealScenes } from './shop-and-deals'
import { scene as chauDoc } from './south/chau-doc'
import { scene as conDao } from './south/con-dao'
import { scene as hoChiMinhCity } from './south/ho-chi-minh-city'
import { scene as mekongDelta } from './south/mekong-delta'
import { scene as phuQuoc } from './south/phu-quoc'
import { spotScenes } from './spots'
import { storyScenes } from './stories'
import { topicScenes } from './topics'

/** Every poster by its id. */
export const scenes: Record<string, Scene> = {
  'halong-bay': halongBay,
  'hoi-an': hoiAn,
  hue,
  sapa,
  hanoi,
  'da-nang': daNang,
  'nha-trang': nhaTrang,
  'quy-nhon': quyNhon,
  'mui-ne': muiNe,
  'da-lat': daLat,
  'ho-chi-minh-city': hoChiMinhCity,
  'phu-quoc': phuQuoc,
  'mekong-delta': mekongDelta,
  'ninh-binh': ninhBinh,
  'ha-giang': haGiang,
  'phong-nha': phongNha,
  'cat-ba': catBa,
  'cao-bang': caoBang,
  'mu-cang-chai': muCangChai,
  'pu-luong': puLuong,
  'con-dao': conDao,
  'chau-doc': chauDoc,
  'default-cover': defaultCover,
  'editor-portrait': editorPortrait,
  'farm-fruit': farmFruit,
  'journal-window': journalWindow,
  'lost-sampan': lostSampan,
  ...farmScenes,
  ...galleryScenes,
  ...activityScenes,
  ...postScenes,
  ...guideScenes,
  ...homeScenes,
  ...spotScenes,
  ...storyScenes,
  ...topicScenes,
  ...shopAndDealScenes,
  ...productScenes,
}
