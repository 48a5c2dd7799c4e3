export const texts = {
  about: 'khoảng {{value}}',
  legs: {
    title: 'Từ {{from}} đến {{to}}, khoảng {{km}} km đường chim bay: {{ways}}.',
    ride: '{{mode}} {{hours}}',
    guess: '{{mode}} ước chừng {{hours}}',
    paid: '{{ride}} ({{fare}})',
    via: 'qua {{places}}, khoảng {{hours}} kể cả chờ: {{rides}}',
    viaPaid: 'qua {{places}}, khoảng {{hours}} kể cả chờ, tổng cộng {{fare}}: {{rides}}',
    hop: '{{ride}} đến {{place}}',
    unknown: 'đi máy bay hoặc tàu thuyền, bạn xem lại chuyến và giờ nhé',
    modes: {
      plane: 'máy bay',
      train: 'tàu hỏa',
      bus: 'xe khách',
      van: 'xe limousine',
      car: 'ô tô',
      motorbike: 'xe máy',
      boat: 'tàu thuyền',
      road: 'đường bộ',
    },
    hours: '{{value}} giờ',
    minutes: '{{value}} phút',
  },
  warnings: {
    sign: 'Lưu ý',
    count_other: '{{count}} lưu ý',
    ride: 'Riêng đi đường đã khoảng {{hours}}. Bạn nên dành cả ngày cho chặng này, việc khác chuyển sang ngày sau.',
    full_other:
      'Đi đường khoảng {{hours}}, thêm {{count}} mục, mỗi mục chừng 2 giờ: ngày này quá dày. Bạn chuyển bớt sang ngày khác nhé.',
    long_other:
      '{{title}} kéo dài {{days}} ngày, mà kế hoạch tính từ hôm nay chỉ còn {{count}} ngày. Bạn dời lên trước hoặc thêm ngày nhé.',
    fullDay_other:
      '{{count}} mục, mỗi mục chừng 2 giờ: ngày này quá dày. Bạn chuyển bớt sang ngày khác nhé.',
    avoid: '{{place}} {{month}}: nên tránh. Bạn cân nhắc dời ngày hoặc chọn nơi khác nhé.',
    mixed:
      '{{place}} {{month}}: tùy ngày. Bạn đọc kỹ tháng này và tính sẵn phương án dự phòng nhé.',
    readMonth: 'Xem {{place}} {{month}}',
    season: '“{{title}}” hợp mùa khác hơn là {{month}}. Bạn cân nhắc dời ngày nhé.',
    closed:
      '“{{title}}”: {{weekday}} có nơi đóng cửa. Bạn chuyển sang ngày khác, hoặc xem giờ mở cửa trước khi đi.',
    sight:
      '{{sight}} ({{place}}) nghỉ {{days}}, đúng lúc bạn ở đó. Muốn ghé thì bạn chuyển ngày nhé.',
    deal: '“{{title}}” chỉ có từ {{from}} đến {{to}}. Bạn chuyển sang ngày trong thời hạn, hoặc bỏ khỏi kế hoạch.',
  },
  map: {
    title: 'Đường đi',
    label: 'Bản đồ Việt Nam với các nơi theo thứ tự: {{places}}',
    day: 'ngày {{from}}',
    days: 'ngày {{from}}–{{to}}',
  },
  budget: {
    title: 'Chi phí cho một người',
    short: 'Chi phí',
    style: 'Mức chi tiêu',
    styles: { thrifty: 'Tiết kiệm', middle: 'Vừa phải', comfortable: 'Thoải mái' },
    sum: 'Tổng cộng khoảng {{sum}}',
    daily: 'Mỗi ngày gồm ăn, ở, đi lại tại chỗ và vé tham quan; đường đi giữa các nơi tính riêng.',
    stay_other: '{{place}}, {{count}} ngày',
    rides: 'Đi lại giữa các nơi',
    without: 'Chưa tính:',
    noStays: 'ăn ở tại {{places}}',
    nowhere_other: '{{count}} ngày chưa rõ ở đâu',
    noFares: 'tiền vé {{legs}}',
    noFare: '{{from}} – {{to}}',
    booking: '“{{title}}” (giá theo phòng, xe hoặc vé)',
    nothing: 'Chưa có nơi nào trong kế hoạch có giá để tính.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    journey: typeof texts
  }
}
