import type { Scene } from '../../scene'
import { scene as choNoiCaiRang } from './post-cho-noi-cai-rang'
import { scene as daLatMuaHoa } from './post-da-lat-mua-hoa'
import { scene as daNangMuaHe } from './post-da-nang-mua-he'
import { scene as demRamPhoHoi } from './post-dem-ram-pho-hoi'
import { scene as demTauVaoHue } from './post-dem-tau-vao-hue'
import { scene as deoHaiVanXeMay } from './post-deo-hai-van-xe-may'
import { scene as haLongLanHaBaiTuLong } from './post-ha-long-lan-ha-bai-tu-long'
import { scene as haiTuGioDauTienOSaiGon } from './post-hai-tu-gio-dau-tien-o-sai-gon'
import { scene as hoangHonPhuQuoc } from './post-hoang-hon-phu-quoc'
import { scene as hueTrongMua } from './post-hue-trong-mua'
import { scene as lopNauAnTraQue } from './post-lop-nau-an-tra-que'
import { scene as mienTrungMuaMua } from './post-mien-trung-mua-mua'
import { scene as muaLuaChinSaPa } from './post-mua-lua-chin-sa-pa'
import { scene as tauThongNhatChonGiuong } from './post-tau-thong-nhat-chon-giuong'
import { scene as tetChoNguoiLanDau } from './post-tet-cho-nguoi-lan-dau'
import { scene as toPhoNamGioSang } from './post-to-pho-nam-gio-sang'
import { scene as trungThuHangMa } from './post-trung-thu-hang-ma'
import { scene as vuonXoaiCaoLanh } from './post-vuon-xoai-cao-lanh'

/** The covers of the articles by their id. */
export const postScenes: Record<string, Scene> = {
  'post-mua-lua-chin-sa-pa': muaLuaChinSaPa,
  'post-tau-thong-nhat-chon-giuong': tauThongNhatChonGiuong,
  'post-to-pho-nam-gio-sang': toPhoNamGioSang,
  'post-trung-thu-hang-ma': trungThuHangMa,
  'post-dem-tau-vao-hue': demTauVaoHue,
  'post-da-lat-mua-hoa': daLatMuaHoa,
  'post-ha-long-lan-ha-bai-tu-long': haLongLanHaBaiTuLong,
  'post-hai-tu-gio-dau-tien-o-sai-gon': haiTuGioDauTienOSaiGon,
  'post-lop-nau-an-tra-que': lopNauAnTraQue,
  'post-dem-ram-pho-hoi': demRamPhoHoi,
  'post-hue-trong-mua': hueTrongMua,
  'post-vuon-xoai-cao-lanh': vuonXoaiCaoLanh,
  'post-tet-cho-nguoi-lan-dau': tetChoNguoiLanDau,
  'post-cho-noi-cai-rang': choNoiCaiRang,
  'post-da-nang-mua-he': daNangMuaHe,
  'post-deo-hai-van-xe-may': deoHaiVanXeMay,
  'post-mien-trung-mua-mua': mienTrungMuaMua,
  'post-hoang-hon-phu-quoc': hoangHonPhuQuoc,
}
