import type { Scene } from '../../scene'
import { scene as caoBang2 } from './cao-bang-2'
import { scene as caoBang3 } from './cao-bang-3'
import { scene as catBa2 } from './cat-ba-2'
import { scene as catBa3 } from './cat-ba-3'
import { scene as chauDoc2 } from './chau-doc-2'
import { scene as chauDoc3 } from './chau-doc-3'
import { scene as conDao2 } from './con-dao-2'
import { scene as conDao3 } from './con-dao-3'
import { scene as daLat2 } from './da-lat-2'
import { scene as daLat3 } from './da-lat-3'
import { scene as daNang2 } from './da-nang-2'
import { scene as daNang3 } from './da-nang-3'
import { scene as haGiang2 } from './ha-giang-2'
import { scene as haGiang3 } from './ha-giang-3'
import { scene as halongBay2 } from './halong-bay-2'
import { scene as halongBay3 } from './halong-bay-3'
import { scene as hanoi2 } from './hanoi-2'
import { scene as hanoi3 } from './hanoi-3'
import { scene as hoChiMinhCity2 } from './ho-chi-minh-city-2'
import { scene as hoChiMinhCity3 } from './ho-chi-minh-city-3'
import { scene as hoiAn2 } from './hoi-an-2'
import { scene as hoiAn3 } from './hoi-an-3'
import { scene as hue2 } from './hue-2'
import { scene as hue3 } from './hue-3'
import { scene as mekongDelta2 } from './mekong-delta-2'
import { scene as mekongDelta3 } from './mekong-delta-3'
import { scene as muCangChai2 } from './mu-cang-chai-2'
import { scene as muCangChai3 } from './mu-cang-chai-3'
import { scene as muiNe2 } from './mui-ne-2'
import { scene as muiNe3 } from './mui-ne-3'
import { scene as nhaTrang2 } from './nha-trang-2'
import { scene as nhaTrang3 } from './nha-trang-3'
import { scene as ninhBinh2 } from './ninh-binh-2'
import { scene as ninhBinh3 } from './ninh-binh-3'
import { scene as phongNha2 } from './phong-nha-2'
import { scene as phongNha3 } from './phong-nha-3'
import { scene as phuQuoc2 } from './phu-quoc-2'
import { scene as phuQuoc3 } from './phu-quoc-3'
import { scene as puLuong2 } from './pu-luong-2'
import { scene as puLuong3 } from './pu-luong-3'
import { scene as quyNhon2 } from './quy-nhon-2'
import { scene as quyNhon3 } from './quy-nhon-3'
import { scene as sapa2 } from './sapa-2'
import { scene as sapa3 } from './sapa-3'

/** The second and third posters of each destination by their id. */
export const galleryScenes: Record<string, Scene> = {
  'hanoi-2': hanoi2,
  'hanoi-3': hanoi3,
  'halong-bay-2': halongBay2,
  'halong-bay-3': halongBay3,
  'sapa-2': sapa2,
  'sapa-3': sapa3,
  'hue-2': hue2,
  'hue-3': hue3,
  'da-nang-2': daNang2,
  'da-nang-3': daNang3,
  'hoi-an-2': hoiAn2,
  'hoi-an-3': hoiAn3,
  'da-lat-2': daLat2,
  'da-lat-3': daLat3,
  'ho-chi-minh-city-2': hoChiMinhCity2,
  'ho-chi-minh-city-3': hoChiMinhCity3,
  'phu-quoc-2': phuQuoc2,
  'phu-quoc-3': phuQuoc3,
  'mekong-delta-2': mekongDelta2,
  'mekong-delta-3': mekongDelta3,
  'quy-nhon-2': quyNhon2,
  'quy-nhon-3': quyNhon3,
  'mui-ne-2': muiNe2,
  'mui-ne-3': muiNe3,
  'nha-trang-2': nhaTrang2,
  'nha-trang-3': nhaTrang3,
  'ha-giang-2': haGiang2,
  'ha-giang-3': haGiang3,
  'ninh-binh-2': ninhBinh2,
  'ninh-binh-3': ninhBinh3,
  'phong-nha-2': phongNha2,
  'phong-nha-3': phongNha3,
  'pu-luong-2': puLuong2,
  'pu-luong-3': puLuong3,
  'con-dao-2': conDao2,
  'con-dao-3': conDao3,
  'chau-doc-2': chauDoc2,
  'chau-doc-3': chauDoc3,
  'cat-ba-2': catBa2,
  'cat-ba-3': catBa3,
  'cao-bang-2': caoBang2,
  'cao-bang-3': caoBang3,
  'mu-cang-chai-2': muCangChai2,
  'mu-cang-chai-3': muCangChai3,
}
