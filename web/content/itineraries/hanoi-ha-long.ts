import { itineraryPage } from './with-itinerary-facts'

export const content = itineraryPage({
  slug: 'hanoi-ha-long',
  meta: {
    titleVi: 'Lịch trình Hà Nội – Hạ Long 4 ngày 3 đêm, ngủ trên vịnh',
    titleEn: 'Hanoi and Ha Long Bay in 4 days: a day-by-day plan',
    descriptionVi:
      'Lịch trình 4 ngày 3 đêm: phố cổ, Ba Đình, Hồ Tây, rồi một đêm tàu neo giữa đảo. Khoảng {{price}} một người, chưa tính vé bay; kèm phương án khi gặp bão, gặp mưa.',
    descriptionEn:
      'Four days, three nights: the Old Quarter, Ba Dinh and West Lake on foot, then a night at anchor. About {{price}} a person without flights, with a plan for storms.',
  },
  titleVi: 'Hà Nội và Hạ Long: hai ngày phố, một đêm trên vịnh',
  titleEn: 'Hanoi and Ha Long Bay: two days of streets, a night on the water',
  durationVi: '4 ngày 3 đêm',
  durationEn: '4 days, 3 nights',
  descriptionVi:
    'Hai ngày đi bộ phố cổ, Ba Đình và Hồ Tây, rồi ra Hạ Long ngủ một đêm trên tàu; chiều ngày thứ tư đã về lại Hà Nội, kịp chuyến bay tối.',
  descriptionEn:
    'Two days on foot around the Old Quarter, Ba Dinh and West Lake, then east for a night at anchor in Ha Long Bay, and back in Hanoi on the fourth afternoon for an evening flight.',
  highlightsVi: [
    'Hồ Gươm lúc 5 giờ 30, khi xe cộ chưa đông',
    'Vòng phố Hàng ra tới Ô Quan Chưởng',
    'Hồ Tây tắt nắng, đĩa phở cuốn Ngũ Xã',
    'Chèo kayak hoặc ngồi đò nan qua hang Luồn',
    'Hang Sửng Sốt trước khi tàu ngày tới',
  ],
  highlightsEn: [
    'Hoan Kiem Lake at 5:30 am, before the traffic',
    'Guild streets to O Quan Chuong, the last city gate',
    'Sunset on West Lake, then phở cuốn in Ngu Xa',
    'A kayak or rowed boat through Luon Cave',
    'Sung Sot Cave before the day boats come',
  ],
  includesVi: [
    'Hai đêm khách sạn tầm trung trong phố cổ, có bữa sáng',
    'Một đêm tàu tầm trung, phòng đôi: xe hai chiều, vé vịnh, các bữa ăn, kayak hoặc đò nan',
    'Xe hai lượt giữa Nội Bài và phố cổ',
    'Ăn uống ở Hà Nội: quán bình dân, cà phê, một bữa tối ngồi tử tế',
    'Vé các điểm tham quan và một suất múa rối nước',
  ],
  includesEn: [
    'Two nights in a mid-range Old Quarter hotel, with breakfast',
    'One night on a mid-range boat, double cabin: transfers, bay fees, meals, kayak or rowed boat',
    'A car each way between Noi Bai airport and the Old Quarter',
    'Meals in Hanoi: street kitchens, coffee, one sit-down dinner',
    'Entrance tickets and one water-puppet show',
  ],
  price: 7_200_000,
  imageAltVi: 'Con đường từ một cửa ô cũ chạy ra những ngọn núi đá vôi giữa biển',
  imageAltEn: 'A road running from an old city gate to limestone karsts in the sea',
  stops: ['hanoi', 'halong-bay'],
  days: [
    {
      titleVi: 'Phố cổ, đi bộ ra tới cửa ô',
      titleEn: 'The Old Quarter, on foot as far as the gate',
      textVi:
        'Nên hạ cánh buổi sáng: từ Nội Bài về phố cổ mất 45–60 phút, gửi đồ xong đi ăn bún chả là vừa bữa. Nghỉ tới 14 giờ. Bắt đầu ở Hàng Đào, sang Hàng Ngang, rẽ Lãn Ông thơm mùi thuốc bắc, qua Hàng Mã, chợ Đồng Xuân, theo Hàng Chiếu ra Ô Quan Chưởng. Về bằng Mã Mây, Hàng Bạc; cả vòng chừng hai tiếng rưỡi. Từ 17 giờ 30 đi ăn, mỗi hàng một món: bánh cuốn, bún riêu, nem rán, chốt lại bằng cà phê trứng. Tối thứ Sáu đến Chủ nhật quanh hồ cấm xe, cứ thong thả mà dạo.',
      textEn:
        'Land in the morning if you can. Noi Bai to the Old Quarter takes 45–60 minutes; drop your bags and go straight out for bún chả, which Hanoi eats at lunch. Rest until two. Start on Hang Dao and Hang Ngang, turn into Lan Ong for its smell of bark and roots, pass the paper goods of Hang Ma and Dong Xuan Market, then follow Hang Chieu to O Quan Chuong, the last old gate still standing. Return by Ma May and Hang Bac: two and a half hours in all. From 5:30 pm eat one dish per stall, bánh cuốn, bún riêu, fried nem, and finish with egg coffee.',
      night: 'hanoi',
    },
    {
      titleVi: 'Hồ Gươm sớm, Ba Đình, chiều Hồ Tây',
      titleEn: 'The lake at dawn, Ba Dinh, West Lake at dusk',
      textVi:
        '5 giờ 30 đi một vòng Hồ Gươm, ăn phở, nhờ khách sạn giữ vé rối nước suất tối. 7 giờ 30 xếp hàng vào Lăng Bác; lăng chỉ mở buổi sáng (mùa lạnh từ 8 giờ), nghỉ thứ Hai và thứ Sáu, vướng thì sang Hoàng thành Thăng Long. Ra khỏi lăng, xem nhà sàn, ao cá, chùa Một Cột. Trưa ăn nhẹ, nghỉ. 14 giờ vào Văn Miếu, dừng lâu ở vườn bia tiến sĩ. 16 giờ 30 lên đường Thanh Niên, vào chùa Trấn Quốc, rồi ngồi ven hồ chờ nắng tắt, ăn phở cuốn Ngũ Xã. Xem rối xong, soạn sẵn một túi nhỏ cho đêm trên tàu.',
      textEn:
        'Walk a lap of Hoan Kiem Lake at 5:30 am, eat phở, have the hotel book puppet seats, and be in the Mausoleum queue by 7:30. It opens mornings only (from eight between November and March) and closes on Mondays and Fridays; on those days go to the Thang Long Citadel instead. Afterwards see the stilt house, carp pond and One Pillar Pagoda. Eat lightly and rest. At two, the Temple of Literature, with time for its 82 stone stelae. At 4:30 ride to the Thanh Nien causeway, see Tran Quoc Pagoda, watch the sun go down over West Lake and dine on phở cuốn in Ngu Xa. See the late puppet show, then pack a small bag for the boat.',
      night: 'hanoi',
    },
    {
      titleVi: 'Ra vịnh, trưa lên tàu, đêm neo giữa đảo',
      titleEn: 'East to the bay, aboard by noon',
      textVi:
        'Gửi vali lớn ở khách sạn. Khoảng 8 giờ xe của tàu đón ở phố cổ, chạy cao tốc chừng hai tiếng rưỡi; hỏi lại tên bến, vì Tuần Châu và cảng Hạ Long cách nhau cả chục cây số. Quanh 12 giờ lên tàu, nhận phòng, ăn trưa lúc tàu rời bến rồi lên boong ngay, đoạn này núi đẹp. Khoảng 15 giờ chèo kayak hoặc ngồi đò nan qua vòm đá hang Luồn. Chiều muộn leo Ti Tốp, hơn bốn trăm bậc, đau gối thì ở dưới bãi cát. Ăn tối xong có cần câu mực, được hay không tùy hôm. Khuya tắt đèn phòng, ra nhìn những khối núi đen đứng quanh mình.',
      textEn:
        'Leave the big suitcase at your hotel. The boat’s minibus collects you at about eight: two and a half hours by expressway, with a rest stop. Check the pier, since Tuan Chau and the Ha Long cruise port are some ten kilometres apart. Board around noon; lunch is served as you sail, so eat quickly and get up on deck. At about three, paddle, or be rowed, under the low arch of Luon Cave. Towards sunset climb Ti Top, over four hundred steps, or stay on its beach. After dinner there are rods for squid, with no promises. Before bed put out your light and look at the black shapes all round.',
      night: 'halong-bay',
    },
    {
      titleVi: 'Buổi sớm trên vịnh, chiều về Hà Nội',
      titleEn: 'First light on the bay, afternoon in Hanoi',
      textVi:
        'Dậy trước 6 giờ, mang ly cà phê lên boong: tàu ngày còn lâu mới tới, hai tiếng này vịnh là của mình. Khoảng 7 giờ 30 vào hang Sửng Sốt, chừng 45 phút, bậc dốc, nền trơn, đi giày đế bám. Về tàu trả phòng, ăn bữa gộp sáng trưa lúc tàu quay vào, gần trưa cập bến. Khoảng 15 giờ xe về tới phố cổ: lấy vali, xin khách sạn tắm nhờ, ăn bát bún thang, ra Hàng Đường mua ô mai. Bay tối thì đặt chuyến sau 20 giờ. Không cần ghé lại phố thì hỏi trước nhà tàu có xe thả thẳng Nội Bài không.',
      textEn:
        'Be up before six and carry your coffee to the top deck: the day boats are hours away and the bay is yours. At about 7:30 visit Sung Sot Cave, 45 minutes of steep steps and slick stone, so wear shoes that grip. Back aboard you check out and eat an early brunch while the boat sails in, tying up before noon. The minibus reaches the Old Quarter at around three. Collect your suitcase, ask the hotel for a shower, have one last bowl of noodles and buy ô mai, salty-sweet dried fruit, on Hang Duong. Book a flight after 8 pm, or ask beforehand whether the driver can drop you at Noi Bai.',
    },
  ],
  notesVi: `Lịch này dành cho người ra Bắc lần đầu và có đúng bốn ngày. Mỗi tàu một hải trình, giờ trên vịnh xê dịch nửa tiếng là thường; có tàu vào hang chiều hôm trước, leo Ti Tốp sáng hôm sau.

## Đến và về

Xe của tàu đón ở phố cổ, nên chọn khách sạn quanh đó. Tự đi thì xe limousine Hà Nội – Hạ Long chạy suốt ngày. Từ miền Nam có thể bay tới Vân Đồn hoặc Cát Bi, đi vịnh trước, phố sau. Chọn tàu thế nào đã có [ngày 8](/plan-your-trip/day-8), đi bộ Hà Nội xem [ngày 6](/plan-your-trip/day-6).

## Khi trời trở

- Tháng 7 đến tháng 9 dễ gặp bão: ra vịnh ngay ngày hai để còn dời được một ngày, và xin điều khoản hoàn tiền bằng văn bản. Cảng cấm tàu thì đừng nài.
- Tàu hủy mà trời vẫn đi được đường bộ: sang [Ninh Bình](/plan-your-trip/day-11) một ngày.
- Mưa ở phố: Nhà tù Hỏa Lò, Bảo tàng Phụ nữ, hai nơi gần nhau.
- Tháng 1 đến tháng 3 vịnh mù và lạnh, mang áo gió, đừng mong bơi.

## Bớt và thêm

Có ba ngày thì bỏ ngày hai, đừng đổi đêm trên tàu lấy tour đi về trong ngày. Có năm ngày thì ở thêm một đêm trên vịnh Lan Hạ hay Bái Tử Long. Phố tàu cứ bỏ qua; trạm dừng bán ngọc trai trên đường thì xuống duỗi chân, không mua cũng chẳng sao.`,
  notesEn: `This is a plan for a first visit to the north with exactly four days. Every boat sails its own route and hours on the bay slip by thirty minutes; some do the cave on the first afternoon and Ti Top the next morning.

## Getting there and away

Cruise minibuses collect in the Old Quarter, so sleep there. On your own, limousine vans run between Hanoi and Ha Long all day. Coming from the south you can fly to Van Don or Cat Bi and do the bay first. [Day 8](/plan-your-trip/day-8) explains how to choose a boat, [day 6](/plan-your-trip/day-6) how to walk Hanoi.

## If the weather turns

- July to September is typhoon season: sail on day two, so that the boat can slip a day, and have the refund terms in writing. If the port closes, nobody goes.
- Boat cancelled but roads fine: spend the day in [Ninh Binh](/plan-your-trip/day-11).
- Rain in town: Hoa Lo prison and the Women’s Museum are ten minutes apart.
- January to March is misty and cold on deck. Pack a windproof layer and forget swimming.

## Skip or add

With three days, drop day two rather than swap the night aboard for a day trip. With five, add a second night in Lan Ha or Bai Tu Long. Skip Train Street. The pearl showroom on the highway is only a place to stretch your legs; nobody minds if you buy nothing.`,
})
