import type { Scene } from '../../scene'
import { scene as adventure } from './activity-adventure'
import { scene as angelEye } from './activity-angel-eye'
import { scene as bacHaMarket } from './activity-bac-ha-market'
import { scene as bambooForest } from './activity-bamboo-forest'
import { scene as beach } from './activity-beach'
import { scene as bichDong } from './activity-bich-dong'
import { scene as bunChaCa } from './activity-bun-cha-ca'
import { scene as catCoWalk } from './activity-cat-co-walk'
import { scene as chamTowers } from './activity-cham-towers'
import { scene as chauDocMarket } from './activity-chau-doc-market'
import { scene as coalMuseum } from './activity-coal-museum'
import { scene as coastRoad } from './activity-coast-road'
import { scene as conDaoPrisons } from './activity-con-dao-prisons'
import { scene as conSonBaking } from './activity-con-son-baking'
import { scene as cruise } from './activity-cruise'
import { scene as cucPhuong } from './activity-cuc-phuong'
import { scene as darkCave } from './activity-dark-cave'
import { scene as entertainment } from './activity-entertainment'
import { scene as eoGio } from './activity-eo-gio'
import { scene as food } from './activity-food'
import { scene as gioWaterfall } from './activity-gio-waterfall'
import { scene as goldenBridge } from './activity-golden-bridge'
import { scene as hangDuong } from './activity-hang-duong'
import { scene as hempWeaving } from './activity-hemp-weaving'
import { scene as historical } from './activity-historical'
import { scene as hoaLu } from './activity-hoa-lu'
import { scene as honChong } from './activity-hon-chong'
import { scene as horseshoe } from './activity-horseshoe'
import { scene as hospitalCave } from './activity-hospital-cave'
import { scene as independencePalace } from './activity-independence-palace'
import { scene as keGa } from './activity-ke-ga'
import { scene as khmerPagoda } from './activity-khmer-pagoda'
import { scene as khoMuongBatCave } from './activity-kho-muong-bat-cave'
import { scene as khuoiKy } from './activity-khuoi-ky'
import { scene as lagoonSunset } from './activity-lagoon-sunset'
import { scene as langbiang } from './activity-langbiang'
import { scene as activityLanternMaking } from './activity-lantern-making'
import { scene as moocSpring } from './activity-mooc-spring'
import { scene as muiDien } from './activity-mui-dien'
import { scene as nature } from './activity-nature'
import { scene as nguLam } from './activity-ngu-lam'
import { scene as operaHouse } from './activity-opera-house'
import { scene as pacBo } from './activity-pac-bo'
import { scene as phanThietDinner } from './activity-phan-thiet-dinner'
import { scene as phatDiem } from './activity-phat-diem'
import { scene as phoDoanMarket } from './activity-pho-doan-market'
import { scene as phuQuocPrison } from './activity-phu-quoc-prison'
import { scene as phucSenForge } from './activity-phuc-sen-forge'
import { scene as poSahInu } from './activity-po-sah-inu'
import { scene as puLuongPeak } from './activity-pu-luong-peak'
import { scene as samMountain } from './activity-sam-mountain'
import { scene as scenic } from './activity-scenic'
import { scene as seaMuseum } from './activity-sea-museum'
import { scene as trekking } from './activity-trekking'
import { scene as tuLeCom } from './activity-tu-le-com'
import { scene as vanLong } from './activity-van-long'
import { scene as vietHai } from './activity-viet-hai'
import { scene as villageNight } from './activity-village-night'
import { scene as vuongMansion } from './activity-vuong-mansion'
import { scene as waterSports } from './activity-water-sports'

/** One poster for each kind of activity, and those of single ones, by their ids. */
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
  'activity-angel-eye': angelEye,
  'activity-bac-ha-market': bacHaMarket,
  'activity-bamboo-forest': bambooForest,
  'activity-bich-dong': bichDong,
  'activity-bun-cha-ca': bunChaCa,
  'activity-cat-co-walk': catCoWalk,
  'activity-chau-doc-market': chauDocMarket,
  'activity-coal-museum': coalMuseum,
  'activity-coast-road': coastRoad,
  'activity-con-dao-prisons': conDaoPrisons,
  'activity-con-son-baking': conSonBaking,
  'activity-cuc-phuong': cucPhuong,
  'activity-dark-cave': darkCave,
  'activity-eo-gio': eoGio,
  'activity-gio-waterfall': gioWaterfall,
  'activity-golden-bridge': goldenBridge,
  'activity-hang-duong': hangDuong,
  'activity-hemp-weaving': hempWeaving,
  'activity-hoa-lu': hoaLu,
  'activity-hon-chong': honChong,
  'activity-horseshoe': horseshoe,
  'activity-hospital-cave': hospitalCave,
  'activity-independence-palace': independencePalace,
  'activity-ke-ga': keGa,
  'activity-khmer-pagoda': khmerPagoda,
  'activity-kho-muong-bat-cave': khoMuongBatCave,
  'activity-khuoi-ky': khuoiKy,
  'activity-lagoon-sunset': lagoonSunset,
  'activity-langbiang': langbiang,
  'activity-mooc-spring': moocSpring,
  'activity-mui-dien': muiDien,
  'activity-ngu-lam': nguLam,
  'activity-opera-house': operaHouse,
  'activity-pac-bo': pacBo,
  'activity-phan-thiet-dinner': phanThietDinner,
  'activity-phat-diem': phatDiem,
  'activity-pho-doan-market': phoDoanMarket,
  'activity-phu-quoc-prison': phuQuocPrison,
  'activity-phuc-sen-forge': phucSenForge,
  'activity-po-sah-inu': poSahInu,
  'activity-pu-luong-peak': puLuongPeak,
  'activity-sam-mountain': samMountain,
  'activity-sea-museum': seaMuseum,
  'activity-tu-le-com': tuLeCom,
  'activity-van-long': vanLong,
  'activity-viet-hai': vietHai,
  'activity-village-night': villageNight,
  'activity-vuong-mansion': vuongMansion,
}
