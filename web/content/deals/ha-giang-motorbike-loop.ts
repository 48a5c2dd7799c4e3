import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'ha-giang-motorbike-loop',
  meta: {
    titleVi: 'Tour vòng cung Hà Giang bốn ngày, có tay lái bản địa',
    titleEn: 'Ha Giang Loop tour: four days behind a local rider',
    descriptionVi:
      'Khoảng 350 km qua Quản Bạ, Lũng Cú, Đồng Văn, Mã Pì Lèng: {{price}} một khách, gồm xe từ Hà Nội, tay lái, bốn đêm nghỉ, các bữa ăn và thuyền sông Nho Quế.',
    descriptionEn:
      'About 350 km by Quan Ba, Lung Cu, Dong Van and Ma Pi Leng for {{price}} a person: bus from Hanoi, rider, four nights, meals and a boat through the Tu San gorge.',
  },
  category: 'activities',
  titleVi: 'Vòng cung Hà Giang bốn ngày, có người bản địa cầm lái',
  titleEn: 'The Ha Giang Loop in four days, behind a local rider',
  descriptionVi:
    'Tối thứ Năm lên Hà Giang ngủ lại, thứ Sáu mới chạy: Quản Bạ, Lũng Cú, Đồng Văn, sáng Chủ nhật ăn thắng cố giữa chợ rồi lên Mã Pì Lèng. Khoảng 350 km, mỗi khách một xe, ngồi sau tay lái quen đèo. Giá một khách.',
  descriptionEn:
    'Up to Ha Giang on Thursday, a proper night’s sleep, and off on Friday: Quan Ba, Lung Cu, Dong Van, thắng cố stew in the Sunday market, then Ma Pi Leng. About 350 km, each guest on the back of their own bike with a rider who knows the bends. Price per person.',
  originalPrice: 7_000_000,
  discountedPrice: 4_800_000,
  window: { yearly: { from: '09-15', to: '05-31' } },
  isLimitedTime: true,
  isHotDeal: true,
  destinations: ['ha-giang', 'hanoi'],
  inclusionsVi: [
    'Xe khách Hà Nội – Hà Giang hai chiều, khuya thứ Hai về tới',
    'Xe máy, tay lái người bản địa, xăng',
    'Bốn đêm nhà nghỉ và homestay, phòng chung hai đến bốn người',
    'Các bữa ăn từ sáng thứ Sáu đến trưa thứ Hai',
    'Thuyền qua hẻm Tu Sản trên sông Nho Quế',
    'Mũ, giáp gối, găng tay, áo mưa bộ',
  ],
  inclusionsEn: [
    'Bus Hanoi–Ha Giang and back, arriving late on Monday',
    'Motorbike, local rider and fuel',
    'Four nights in guesthouses and homestays, two to four to a room',
    'All meals from Friday breakfast to Monday lunch',
    'A boat through the Tu San gorge on the Nho Que',
    'Helmet, knee pads, gloves and rain suit',
  ],
  termsVi: [
    'Khách từ 18 đến 50 tuổi',
    'Tự lái: bằng đúng hạng; khách nước ngoài thêm giấy phép quốc tế theo Công ước 1968',
    'Khởi hành thứ Năm từ Hà Nội, khi đủ 4 khách',
    'Đặt cọc 30%, chậm nhất 30 ngày trước ngày đi',
    'Mưa lớn, sạt lở: dừng chờ hoặc đổi sang ô tô',
  ],
  termsEn: [
    'For guests aged 18–50',
    'Riding yourself: a motorbike licence and a 1968-Convention IDP',
    'Leaves Hanoi on Thursdays with 4 guests or more',
    '30% deposit, at least 30 days ahead',
    'Heavy rain or landslides: we wait, or switch to a car',
  ],
  imageAltVi: 'Chiếc xe máy chằng hành lý dựng ở điểm ngắm cảnh, người lái nhìn sang con đường chữ chi vắt trên sườn núi',
  imageAltEn: 'A loaded motorbike parked at a viewpoint, its rider facing a road that zigzags up the mountain',
})
