/** A destination that the seed does not have, as an editor types it: the part of the form, the field, and its text in both languages. */
export const texts: readonly { part: string; field: string; vi: string; en: string }[] = [
  { part: 'Nội dung', field: 'Tên', vi: 'Quy Nhơn', en: 'Quy Nhon' },
  { part: 'Nội dung', field: 'Tỉnh, thành phố', vi: 'Gia Lai', en: 'Gia Lai' },
  { part: 'Nội dung', field: 'Tỉnh, thành cũ', vi: 'Bình Định', en: 'Binh Dinh' },
  {
    part: 'Nội dung',
    field: 'Mô tả',
    vi: 'Phố biển yên ả giữa Đà Nẵng và Nha Trang: bãi cát cong ôm lấy phố, tháp Chăm trong lòng thành phố và bún chả cá bán từ năm giờ sáng.',
    en: 'An easy-going seaside city between Da Nang and Nha Trang: a curved beach, Cham towers among the houses, and fish-cake noodles from five in the morning.',
  },
  {
    part: 'Nội dung',
    field: 'Giới thiệu',
    vi: 'Quy Nhơn nằm bên một vịnh cát dài.\n\nNgười Chăm để lại Tháp Đôi ngay trong phố.\n\nRa khỏi phố là Kỳ Co, Eo Gió và những làng chài.',
    en: 'Quy Nhon lies along a sandy bay.\n\nThe Cham left the Twin Towers in the middle of the city.\n\nOut of town wait Ky Co, Eo Gio and the fishing villages.',
  },
  { part: 'Nội dung', field: 'Điểm tham quan', vi: 'Tháp Đôi\nEo Gió', en: 'Twin Towers\nEo Gio' },
  { part: 'Nội dung', field: 'Đặc sản', vi: 'Bún chả cá\nBánh xèo tôm nhảy', en: 'Fish-cake noodles\nShrimp pancakes' },
  { part: 'Nội dung', field: 'Dấu ấn văn hóa', vi: 'Võ Bình Định', en: 'Martial arts of Binh Dinh' },
  { part: 'Nội dung', field: 'Nơi gần đó', vi: 'Tuy Hòa', en: 'Tuy Hoa' },
  {
    part: 'Hình ảnh',
    field: 'Mô tả hình đầu trang',
    vi: 'Bãi biển cong ôm lấy thành phố',
    en: 'A curved beach in front of the city',
  },
  { part: 'Bộ hình', field: 'Mô tả hình', vi: 'Thuyền thúng trên bãi cát', en: 'Basket boats on the sand' },
  {
    part: 'Đi lại',
    field: 'Cách đến',
    vi: 'Sân bay Phù Cát cách phố khoảng 30 km; tàu Bắc – Nam dừng ở ga Diêu Trì.',
    en: 'Phu Cat airport is about 30 km away; trains between Hanoi and Saigon stop at Dieu Tri.',
  },
  {
    part: 'Thời điểm nên đi',
    field: 'Thời tiết',
    vi: 'Nắng và khô từ tháng 3 đến tháng 8, mưa nhiều từ tháng 10 đến tháng 12.',
    en: 'Sunny and dry from March to August, with much rain from October to December.',
  },
  { part: 'Trải nghiệm', field: 'Tên', vi: 'Tháp Đôi', en: 'Twin Towers' },
  { part: 'Trải nghiệm', field: 'Thời lượng', vi: '1 giờ', en: '1 hour' },
  {
    part: 'Trải nghiệm',
    field: 'Mô tả',
    vi: 'Hai ngọn tháp Chăm giữa phố, vé vào cổng 20.000 đồng.',
    en: 'Two Cham towers among the houses; a ticket costs 20,000 dong.',
  },
  { part: 'Trải nghiệm', field: 'Điểm nổi bật', vi: 'Gạch nung đỏ au', en: 'Glowing red brick' },
  { part: 'Trải nghiệm', field: 'Nên đi lúc', vi: 'Chiều muộn', en: 'Late afternoon' },
  {
    part: 'Kết quả tìm kiếm và chia sẻ',
    field: 'Tiêu đề trên kết quả tìm kiếm',
    vi: 'Du lịch Quy Nhơn: biển, tháp Chăm và bún chả cá',
    en: 'Quy Nhon travel guide: beaches, Cham towers, noodles',
  },
  {
    part: 'Kết quả tìm kiếm và chia sẻ',
    field: 'Mô tả trên kết quả tìm kiếm',
    vi: 'Đi Quy Nhơn mùa nào, ở đâu, ăn gì, xem gì: bãi biển trong phố, Tháp Đôi, Kỳ Co và Eo Gió, bún chả cá buổi sáng và hải sản buổi chiều.',
    en: 'When to go to Quy Nhon, where to stay, what to eat and see: the city beach, the Twin Towers, Ky Co and Eo Gio, noodles at dawn and seafood at dusk.',
  },
]

/** What both languages share. */
export const facts: readonly { part: string; field: string; value: string }[] = [
  { part: 'Thông tin', field: 'Thứ tự trong danh sách', value: '55' },
  { part: 'Thông tin', field: 'Điểm của ban biên tập', value: '4.5' },
  { part: 'Thông tin', field: 'Số lượt đánh giá', value: '0' },
  { part: 'Tọa độ', field: 'Vĩ độ', value: '13.782' },
  { part: 'Tọa độ', field: 'Kinh độ', value: '109.219' },
  { part: 'Chỗ ở', field: 'Số chỗ ở', value: '300' },
  { part: 'Chỗ ở', field: 'Giá (USD)', value: '$15-90' },
  { part: 'Trải nghiệm', field: 'Giá (USD)', value: '$1' },
  { part: 'Trải nghiệm', field: 'Điểm của ban biên tập', value: '4.2' },
]
