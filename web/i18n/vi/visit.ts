export const texts = {
  title: 'Những điều cần biết',
  openingHours: 'Giờ mở cửa',
  closedOn: 'Nghỉ',
  admission: 'Giá vé',
  adult: 'người lớn {{price}}',
  address: 'Địa chỉ',
  openMap: 'Xem trên Google Maps',
  openMapOf: 'Xem trên Google Maps: {{name}}',
  booking: 'Đặt trước',
  children: 'Đi cùng trẻ nhỏ',
  stepFree: 'Xe lăn, xe đẩy',
  rain: 'Khi trời mưa',
  weekdays: {
    sunday: 'Chủ nhật',
    monday: 'thứ Hai',
    tuesday: 'thứ Ba',
    wednesday: 'thứ Tư',
    thursday: 'thứ Năm',
    friday: 'thứ Sáu',
    saturday: 'thứ Bảy',
  },
  sources: 'Nguồn',
  checked: 'Kiểm tra ngày {{date}}',
  checkedBetween: 'Kiểm tra từ ngày {{from}} đến ngày {{to}}',
  waysTitle: 'Đến và đi',
  moreWays_other: 'Từ {{count}} nơi khác',
  modes: { plane: 'Máy bay', train: 'Tàu hỏa', bus: 'Xe khách', car: 'Ô tô', boat: 'Tàu thuyền' },
  about: 'khoảng {{time}}',
  hours_other: '{{shown}} giờ',
  minutes_other: '{{shown}} phút',
  upTo: '{{from}} đến {{to}}',
  costsTitle: 'Một ngày tốn bao nhiêu',
  costsNote: 'Một người, gồm chỗ ngủ, chưa tính đường đến.',
  budgets: { thrifty: 'Tiết kiệm', middle: 'Vừa phải', comfortable: 'Thoải mái' },
  hospitalsTitle: 'Bệnh viện, số khẩn cấp',
  emergency: 'Số khẩn cấp',
  emergencyNumbers: {
    rescue: 'cứu hộ, cứu nạn',
    police: 'công an',
    fire: 'cứu hỏa',
    ambulance: 'cấp cứu',
  },
  pharmacy: 'Câu để đưa dược sĩ xem',
  guideMap: 'Trên bản đồ',
  guideMapAlt: 'Bản đồ Việt Nam: {{places}}',
  allPlaces: 'Xem các điểm đến',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    visit: typeof texts
  }
}
