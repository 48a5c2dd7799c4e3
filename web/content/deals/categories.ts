import type { DealCategory } from './types'

export const categories: DealCategory[] = [
  {
    id: 'accommodation',
    nameVi: 'Chỗ ở',
    nameEn: 'Places to stay',
    descriptionVi: 'Một đêm neo giữa vịnh, bungalow sát biển, khách sạn ven sông, nhà gỗ dưới thông: giá ghi rõ cả phòng hay từng khách.',
    descriptionEn:
      'A cabin on the bay, a bungalow on the sand, a room by the river or a house in the pines, priced plainly per room or per person.',
  },
  {
    id: 'tours',
    nameVi: 'Tour trọn gói',
    nameEn: 'Tours',
    descriptionVi: 'Từ một ngày trong vườn xoài đến hai tuần xuyên Việt, xe cộ, chỗ ngủ và vé tham quan đã thu xếp đâu vào đấy.',
    descriptionEn: 'From a day among mango trees to two weeks across the country, with transport, beds and tickets already arranged.',
  },
  {
    id: 'transport',
    nameVi: 'Đi lại',
    nameEn: 'Getting around',
    descriptionVi: 'Vé bay nội địa, vé tàu Thống Nhất và xe sân bay, mỗi thứ kèm sẵn điều kiện để khỏi vỡ kế hoạch phút chót.',
    descriptionEn: 'Domestic flights, Reunification line trains and airport cars, with the conditions spelled out before you pay.',
  },
  {
    id: 'dining',
    nameVi: 'Ăn uống',
    nameEn: 'Food and drink',
    descriptionVi: 'Đi ăn vỉa hè với người rành phố, vào bếp với người rành vườn; việc của bạn chỉ là để bụng đói.',
    descriptionEn:
      'Pavement dinners with people who know the street and cooking with people who know the garden; your part is to arrive hungry.',
  },
  {
    id: 'activities',
    nameVi: 'Trải nghiệm',
    nameEn: 'Activities',
    descriptionVi: 'Đèo đá, hang sâu, rạn san hô: mỗi chuyến chỉ mở đúng mùa và chỉ đi với người có nghề, có phép.',
    descriptionEn: 'Stone passes, deep caves and coral reefs, offered only in their season and only with trained, licensed people.',
  },
]
