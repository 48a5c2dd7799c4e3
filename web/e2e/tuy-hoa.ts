/**
 * A destination that the seed does not have, as an editor types it: the part of the form, the
 * field, and its text in both languages.
 */
export const texts: readonly { part: string; field: string; vi: string; en: string }[] = [
  { part: 'Nội dung', field: 'Tên', vi: 'Tuy Hòa', en: 'Tuy Hoa' },
  { part: 'Nội dung', field: 'Tỉnh, thành phố', vi: 'Đắk Lắk', en: 'Dak Lak' },
  { part: 'Nội dung', field: 'Tỉnh, thành cũ', vi: 'Phú Yên', en: 'Phu Yen' },
  {
    part: 'Nội dung',
    field: 'Mô tả',
    vi: 'Phố biển yên ả giữa Quy Nhơn và Nha Trang: bãi cát dài trước phố, tháp Chăm trên núi Nhạn và mắt cá ngừ hầm thuốc bắc bán từ chập tối.',
    en: 'An easy-going seaside city between Quy Nhon and Nha Trang: a long beach, a Cham tower on Nhan hill, and tuna stew sold from dusk.',
  },
  {
    part: 'Nội dung',
    field: 'Giới thiệu',
    vi: 'Tuy Hòa nằm trước một bãi cát dài.\n\nNgười Chăm để lại Tháp Nhạn ngay trong phố.\n\nRa khỏi phố là Gành Đá Đĩa, Bãi Môn và những làng chài.',
    en: 'Tuy Hoa lies behind a long beach.\n\nThe Cham left Nhan Tower in the middle of the city.\n\nOut of town wait Ganh Da Dia, Bai Mon and the fishing villages.',
  },
  {
    part: 'Nội dung',
    field: 'Điểm tham quan',
    vi: 'Tháp Nhạn\nBãi Môn',
    en: 'Nhan Tower\nBai Mon',
  },
  {
    part: 'Nội dung',
    field: 'Đặc sản',
    vi: 'Mắt cá ngừ đại dương\nBánh canh hẹ',
    en: 'Tuna-eye stew\nChive noodle soup',
  },
  {
    part: 'Nội dung',
    field: 'Dấu ấn văn hóa',
    vi: 'Hội đêm thơ Nguyên tiêu',
    en: 'Poetry night on Nhan hill',
  },
  { part: 'Nội dung', field: 'Nơi gần đó', vi: 'Quy Nhơn', en: 'Quy Nhon' },
  {
    part: 'Hình ảnh',
    field: 'Mô tả hình đầu trang',
    vi: 'Bãi biển dài trước thành phố',
    en: 'A long beach in front of the city',
  },
  {
    part: 'Bộ hình',
    field: 'Mô tả hình',
    vi: 'Thuyền thúng trên bãi cát',
    en: 'Basket boats on the sand',
  },
  {
    part: 'Đi lại',
    field: 'Cách đến',
    vi: 'Sân bay Tuy Hòa ở ngay phía nam phố; tàu Bắc – Nam dừng ở ga Tuy Hòa.',
    en: 'The airport is just south of town; trains between Hanoi and Saigon stop at Tuy Hoa.',
  },
  {
    part: 'Thời điểm nên đi',
    field: 'Thời tiết',
    vi: 'Nắng và khô từ tháng 3 đến tháng 8, mưa nhiều từ tháng 10 đến tháng 12.',
    en: 'Sunny and dry from March to August, with much rain from October to December.',
  },
  { part: 'Trải nghiệm', field: 'Tên', vi: 'Tháp Nhạn', en: 'Nhan Tower' },
  { part: 'Trải nghiệm', field: 'Thời lượng', vi: '1 giờ', en: '1 hour' },
  {
    part: 'Trải nghiệm',
    field: 'Mô tả',
    vi: 'Ngọn tháp Chăm trên núi Nhạn, vé vào cổng 20.000 đồng.',
    en: 'A Cham tower on Nhan hill; a ticket costs 20,000 dong.',
  },
  { part: 'Trải nghiệm', field: 'Điểm nổi bật', vi: 'Gạch nung đỏ au', en: 'Glowing red brick' },
  { part: 'Trải nghiệm', field: 'Nên đi lúc', vi: 'Chiều muộn', en: 'Late afternoon' },
  {
    part: 'Kết quả tìm kiếm và chia sẻ',
    field: 'Tiêu đề trên kết quả tìm kiếm',
    vi: 'Du lịch Tuy Hòa: biển, tháp Chăm và cá ngừ đại dương',
    en: 'Tuy Hoa travel guide: beaches, a Cham tower, tuna',
  },
  {
    part: 'Kết quả tìm kiếm và chia sẻ',
    field: 'Mô tả trên kết quả tìm kiếm',
    vi: 'Đi Tuy Hòa mùa nào, ở đâu, ăn gì, xem gì: bãi biển trước phố, Tháp Nhạn, Gành Đá Đĩa và Bãi Môn, bánh canh hẹ buổi sáng và cá ngừ buổi tối.',
    en: 'When to go to Tuy Hoa, where to stay, what to eat and see: the city beach, Nhan Tower, Ganh Da Dia and Bai Mon, noodles at dawn and tuna at dusk.',
  },
]

/** What both languages share. */
export const facts: readonly { part: string; field: string; value: string }[] = [
  { part: 'Thông tin', field: 'Thứ tự trong danh sách', value: '55' },
  { part: 'Thông tin', field: 'Điểm của ban biên tập', value: '4.5' },
  { part: 'Thông tin', field: 'Số lượt đánh giá', value: '0' },
  { part: 'Tọa độ', field: 'Vĩ độ', value: '13.095' },
  { part: 'Tọa độ', field: 'Kinh độ', value: '109.32' },
  { part: 'Chỗ ở', field: 'Số chỗ ở', value: '300' },
  { part: 'Chỗ ở', field: 'Giá (USD)', value: '$15-90' },
  { part: 'Trải nghiệm', field: 'Giá (USD)', value: '$1' },
  { part: 'Trải nghiệm', field: 'Điểm của ban biên tập', value: '4.2' },
]
