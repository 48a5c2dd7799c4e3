import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'tet-lunar-new-year',
  meta: {
    titleVi: 'Tết Nguyên đán 2027: nghỉ ngày nào, đón ở đâu, ăn gì',
    titleEn: 'Tet in Vietnam 2027: dates, closures, where to be',
    descriptionVi:
      'Mùng Một Tết 2027 là ngày 6/2. Ngày nào hàng quán nghỉ và mở lại, chợ hoa họp ở đâu, mâm cỗ ba miền, xông đất, lì xì, và nên đón Tết ở thành phố nào.',
    descriptionEn:
      'Lunar New Year falls on 6 February 2027: what closes and reopens day by day, the flower markets, which town suits a visitor, the food and how lì xì works.',
  },
  category: 'festivals',
  titleVi: 'Tết này đi đâu, ăn gì, giữ ý gì',
  titleEn: 'Tet: travelling through Lunar New Year',
  descriptionVi:
    'Mùng Một Tết Đinh Mùi rơi vào 6/2/2027. Ngày nào hàng quán nghỉ, chợ hoa họp ở đâu, xông đất và lì xì thế nào, nên đón Tết ở thành phố nào.',
  descriptionEn:
    'New Year’s Day is 6 February 2027. What closes and when, where the flower markets are, how lì xì works and which town suits a visitor.',
  tagsVi: ['Tết', 'chợ hoa', 'lì xì', 'bánh chưng', 'đón giao thừa'],
  tagsEn: ['Tet', 'Lunar New Year', 'flower markets', 'bánh chưng', 'etiquette'],
  imageAltVi: 'Chậu quất sai quả, đôi câu đối đỏ và cặp bánh chưng xanh bày ngày Tết.',
  imageAltEn: 'A kumquat tree heavy with fruit, red parallel sentences and a pair of square bánh chưng for Tet.',
  publishedDate: '2025-12-20',
  featured: true,
  relatedDestinations: ['hanoi', 'hue', 'hoi-an', 'ho-chi-minh-city'],
  contentVi: `Mỗi năm có chừng mười ngày cả nước sống theo một nhịp khác: tuần trước Tết ai cũng vội, giao thừa xong thì không ai vội nữa. Người đi chơi hiểu nhịp ấy sẽ thấy đây là dịp đẹp nhất năm. Không hiểu thì chỉ thấy cửa đóng và vé hết.

## Tết vào ngày nào

Mùng Một Tết Đinh Mùi là thứ Bảy 6/2/2027, giao thừa là đêm thứ Sáu 5/2. Công chức thường nghỉ bảy đến chín ngày, tiệm nhà thì nghỉ tùy chủ.

| Ngày âm | Chuyện gì diễn ra |
| --- | --- |
| 23 tháng Chạp | Cúng ông Công ông Táo, chợ bắt đầu đông |
| 24–28 | Chợ hoa, dọn nhà, gói bánh; tàu xe kín chỗ |
| Ngày cuối năm | Chợ tan từ trưa, khuya bắn pháo hoa |
| Mùng Một | Nhà nội, đi chùa; phố vắng, hàng quán nghỉ |
| Mùng Hai – mùng Ba | Nhà ngoại, thăm thầy; cà phê mở dần |
| Mùng Bốn – mùng Sáu | Khai trương, khu du lịch đông nhất |

Ngân hàng, bảo tàng, quán ăn gia đình nghỉ lâu nhất. Khách sạn, cửa hàng tiện lợi, hàng quán ở khu du lịch vẫn bán, thường phụ thu 10–30%.

## Chợ hoa

[Hà Nội](/where-to-go/hanoi) có chợ Hàng Lược trong phố cổ và vườn đào Nhật Tân ngoài bãi sông. [TP. Hồ Chí Minh](/where-to-go/ho-chi-minh-city) có bến Bình Đông với ghe hoa từ miền Tây lên, đường hoa Nguyễn Huệ thường mở từ 27, 28 tháng Chạp. Muốn xem hoa ngay tại vườn, về Sa Đéc (Đồng Tháp) trước Tết hai, ba tuần, người ta chèo xuồng tưới hoa trên giàn. Trưa ngày cuối năm chợ bán tháo; mua chậu hoa cho vui thì được, ép giá quá tay thì tội người trồng.

## Nên đón Tết ở đâu

- **Hà Nội:** tuần trước Tết đẹp nhất; giao thừa ra Hồ Gươm, mùng Một phố vắng đến lạ.
- **[Huế](/where-to-go/hue):** còn nếp Tết xưa. Từ năm 2025 Đại Nội chỉ mở cửa miễn phí cho người Việt vào mùng Một, nên hôm ấy đi thật sớm.
- **[Hội An](/where-to-go/hoi-an):** quán vẫn mở, đèn lồng kín phố, hợp với người Tết này không về quê.
- **[Phú Quốc](/where-to-go/phu-quoc), [Đà Lạt](/where-to-go/da-lat):** từ mùng Hai giá phòng thường gấp đôi, gấp ba. Đi trước Tết, hoặc chờ sau mùng Bảy.

Đường về quê chật một chiều: trước Tết kín chuyến từ Nam ra Bắc, ra Trung, sau Tết kín chiều ngược lại. Đi trái dòng thì còn vé, lại rẻ hơn.

## Mâm cỗ ba miền

Bắc có bánh chưng, giò lụa, thịt đông, dưa hành, canh măng. Trung ăn bánh tét với dưa món, thịt ngâm nước mắm, thêm nem, tré. Hội An còn bánh tổ, cắt lát chiên lên cho dẻo. Nam không thể thiếu nồi thịt kho hột vịt, canh khổ qua và đĩa củ kiệu tôm khô.

## Xông đất, lì xì

Người bước vào nhà đầu tiên sau giao thừa được tin là mang theo vận may cả năm, nên sáng mùng Một chỉ đến nhà ai khi đã được mời. Bao lì xì bỏ tờ tiền mới, 20.000–50.000 đ cho trẻ con ngoài họ là vừa. Đưa bằng hai tay, kèm một lời chúc. Đừng quét nhà hộ, đừng đòi nợ, đừng kể chuyện buồn. Nhà đang có tang thì để qua mùng Ba hãy thăm.

> Chúc gì cũng được, miễn là chúc thật: “Năm mới cả nhà mạnh khỏe, làm ăn tấn tới.”`,
  contentEn: `For about ten days a year Vietnam keeps a different pulse. In the week before Tet everyone hurries; after midnight on the last night nobody does. Fit into that rhythm and it is the loveliest time to be here. Ignore it and you will find shut doors and sold-out trains.

## When it falls, day by day

The Year of the Goat begins on Saturday 6 February 2027, so New Year’s Eve is Friday the 5th. Offices usually close for seven to nine days, family businesses for as long as they please.

| Lunar date | What happens |
| --- | --- |
| 23rd of the last month | The Kitchen Gods go to heaven; markets fill |
| 24th–28th | Flower markets, rice cakes, packed transport |
| Last day | Markets end at noon; fireworks at midnight |
| Day 1 | Father’s family, pagodas; streets empty, shops shut |
| Days 2–3 | Mother’s family, teachers; cafés reopen |
| Days 4–6 | Businesses restart; resorts at their fullest |

Banks, museums and family kitchens stay shut longest. Hotels, convenience stores and restaurants in tourist areas stay open, often with a 10–30% surcharge.

## Flower markets

[Hanoi](/where-to-go/hanoi) has Hang Luoc market in the Old Quarter and the peach gardens of Nhat Tan by the river. [Ho Chi Minh City](/where-to-go/ho-chi-minh-city) has Binh Dong wharf, where boats bring blossom from the delta, and the Nguyen Hue flower street, usually open from three or so days before. To see flowers still growing, visit Sa Dec two or three weeks ahead, where growers tend raised racks from small boats. By noon on the last day sellers are desperate to get home; bargain gently.

## Where to be

- **Hanoi:** best in the week before; fireworks at Hoan Kiem Lake, then two days of eerie calm.
- **[Hue](/where-to-go/hue):** old customs survive here. The Imperial City is free for Vietnamese on the first day, so go at opening time or wait until the second.
- **[Hoi An](/where-to-go/hoi-an):** restaurants open, lanterns everywhere. The easiest choice for a first Tet.
- **[Phu Quoc](/where-to-go/phu-quoc) and [Da Lat](/where-to-go/da-lat):** from day 2 rooms often cost two or three times the norm. Go before, or after day 7.

Travel is one-way: before Tet everything from the south to the centre and north is full, afterwards the reverse. Go against the flow and you’ll find seats, cheaper too.

## Three regions, three tables

The north eats bánh chưng (square sticky-rice cake with pork and mung bean), pork roll, jellied pork, pickled shallots and bamboo-shoot soup. The centre slices cylindrical bánh tét with sweet pickles and pork cured in fish sauce; Hoi An fries bánh tổ, a sticky ginger-sugar cake. The south simmers thịt kho, pork and eggs in coconut water, beside bitter-melon soup and pickled leek bulbs with dried shrimp.

## First footers and red envelopes

The first person through the door after midnight is believed to set the family’s luck, so on day 1 visit only if invited. If you are, take fruit, tea or sweets and wear colour. Children get *lì xì*, a red envelope with a new note: 20,000–50,000 VND ($1–2) is plenty. Give it with both hands and a wish. Don’t offer to sweep the floor (luck goes out with the dust), and leave sad stories for another week. A household in mourning is best visited after day 3.

> “Chúc mừng năm mới” (chook mung num moy), happy new year, opens every door.`,
  tipsVi: [
    'Vé tàu, vé bay dịp Tết nên giữ từ tháng 10, tháng 11.',
    'Rút tiền trước 27 tháng Chạp, đổi luôn ít tờ mới mệnh giá nhỏ.',
    'Hỏi khách sạn trước xem tối giao thừa và mùng Một có bếp không, kẻo ăn mì gói.',
    'Đặt xe sân bay, xe đường dài từ trước; tài xế cũng về quê.',
    'Xếp bảo tàng, giấy tờ, sửa máy móc ra khỏi tuần Tết.',
  ],
  tipsEn: [
    'Reserve trains and flights in October or November; Tet seats go first.',
    'Draw cash at least three days ahead and ask for small new notes.',
    'Ask whether your hotel kitchen works on New Year’s Eve and day 1.',
    'Book airport and long-distance cars in advance; drivers go home too.',
    'Keep museums, visa paperwork and repairs out of this week.',
  ],
})
