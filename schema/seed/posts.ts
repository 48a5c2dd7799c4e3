import { post as choNoiCaiRang } from './posts/cho-noi-cai-rang'
import { post as daLatMuaHoa } from './posts/da-lat-mua-hoa'
import { post as daNangMuaHe } from './posts/da-nang-mua-he'
import { post as demRamPhoHoi } from './posts/dem-ram-pho-hoi'
import { post as demTauVaoHue } from './posts/dem-tau-vao-hue'
import { post as deoHaiVanXeMay } from './posts/deo-hai-van-xe-may'
import { post as haLongLanHaBaiTuLong } from './posts/ha-long-lan-ha-bai-tu-long'
import { post as haiTuGioDauTienOSaiGon } from './posts/hai-tu-gio-dau-tien-o-sai-gon'
import { post as hoangHonPhuQuoc } from './posts/hoang-hon-phu-quoc'
import { post as hueTrongMua } from './posts/hue-trong-mua'
import { post as lopNauAnTraQue } from './posts/lop-nau-an-tra-que'
import { post as mienTrungMuaMua } from './posts/mien-trung-mua-mua'
import { post as muaLuaChinSaPa } from './posts/mua-lua-chin-sa-pa'
import { post as tauThongNhatChonGiuong } from './posts/tau-thong-nhat-chon-giuong'
import { post as tetChoNguoiLanDau } from './posts/tet-cho-nguoi-lan-dau'
import { post as toPhoNamGioSang } from './posts/to-pho-nam-gio-sang'
import { post as trungThuHangMa } from './posts/trung-thu-hang-ma'
import { post as vuonXoaiCaoLanh } from './posts/vuon-xoai-cao-lanh'
import type { SeedPost } from './types'

/** The articles that a new database starts with, the oldest first. */
export const seedPosts: SeedPost[] = [
  muaLuaChinSaPa,
  tauThongNhatChonGiuong,
  toPhoNamGioSang,
  trungThuHangMa,
  hueTrongMua,
  demTauVaoHue,
  haLongLanHaBaiTuLong,
  lopNauAnTraQue,
  haiTuGioDauTienOSaiGon,
  demRamPhoHoi,
  tetChoNguoiLanDau,
  daLatMuaHoa,
  vuonXoaiCaoLanh,
  choNoiCaiRang,
  daNangMuaHe,
  deoHaiVanXeMay,
  mienTrungMuaMua,
  hoangHonPhuQuoc,
]
