import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 21,
  meta: {
    titleVi: 'Buôn Ma Thuột ba ngày: cà phê, nhà dài, hồ Lắk',
    titleEn: 'Buon Ma Thuot: coffee harvest, gongs and Lak Lake',
    descriptionVi:
      'Ba ngày ở thủ phủ robusta: mùa hái cà phê, pha phin cho đúng, nghe chiêng trong nhà dài Ê Đê, thác trên sông Sêrêpôk, hồ Lắk và xem voi mà không cưỡi voi.',
    descriptionEn:
      'Three days in Vietnam’s robusta capital: the harvest, how a phin works, gongs in an Ede longhouse, waterfalls, Lak Lake, and elephants you watch and never ride.',
  },
  summaryVi:
    'Thủ phủ robusta vào mùa hái, cách pha một ly phin cho đúng, tiếng chiêng trong nhà dài Ê Đê, cặp thác trên sông Sêrêpôk, hồ Lắk và chuyện gặp voi mà không ngồi lên lưng voi.',
  summaryEn:
    'Vietnam’s robusta capital at harvest time: how a phin works, gongs played inside a longhouse, twin waterfalls, a lake at dusk, and elephants you follow on foot and never ride.',
  category: 'culture',
  difficulty: 'intermediate',
  season: ['autumn', 'winter'],
  destinations: ['buon-ma-thuot'],
  tagsVi: ['Buôn Ma Thuột', 'cà phê', 'cồng chiêng', 'Ê Đê', 'hồ Lắk', 'Yok Đôn'],
  tagsEn: ['Buon Ma Thuot', 'robusta', 'gongs', 'Ede culture', 'Lak Lake', 'elephants'],
  imageAltVi: 'Vòng chiêng trước ngôi nhà dài mái vút cao, tiền cảnh là những cành cà phê trĩu trái.',
  imageAltEn: 'A circle of gongs before a longhouse with a soaring roof, framed by coffee branches heavy with fruit.',
  agodaSearchTerm: 'buon-ma-thuot',
  rating: 4.6,
  featured: false,
  contentVi: `
Tháng 11, đi đâu quanh Buôn Ma Thuột cũng gặp cà phê phơi: trước sân nhà, trên bạt xanh ven đường, cả ở góc sân bóng. Mùi trái lên men ngòn ngọt bám vào áo. Đây không phải thành phố để chạy theo danh sách điểm đến, mà là nơi ngồi xuống: bên ly phin, trên ghế kpan dài trong nhà người Ê Đê, trên chiếc thuyền độc mộc ở hồ Lắk. Ba ngày là vừa đủ thong thả.

## Cà phê, từ cành tới ly

Đắk Lắk trồng **robusta**, giống đậm, đắng, nhiều caffeine, cái nền của mọi ly cà phê sữa đá. Hoa nở trắng rẫy khoảng tháng 2, tháng 3, thơm như nhài, trái hái rộ tháng 11 và tháng 12. Muốn xem hái, nhờ chỗ ở hẹn trước một nhà vườn, đi buổi sáng, mang giày kín, đội nón, và đừng bẻ cành chụp ảnh. Hái đúng cách là chỉ lấy trái chín đỏ. Nhà nào tuốt cả cành xanh lẫn chín thì ly cà phê sẽ gắt.

**Bảo tàng Thế giới Cà phê** ở rìa trung tâm gồm những khối nhà cong dựng theo dáng nhà dài, bên trong là cối xay, máy rang, bình pha từ nhiều châu lục. Xem độ một tiếng rưỡi rồi ngồi nếm.

Về nhà pha phin, nhớ bốn bước:

1. Tráng phin và ly bằng nước sôi.
2. Cho 20–25 g cà phê, lắc phẳng, đặt nắp gài, đừng ép chặt.
3. Rót chừng 30 ml nước vừa sôi, chờ gần một phút cho bột nở.
4. Rót tiếp khoảng 80–100 ml, đậy nắp. Nhỏ giọt 4–5 phút là vừa; chảy ào ào thì xay mịn hơn, tắc thì nới nắp.

Mua về thì xem ngày rang và dòng chữ nguyên chất, hỏi có pha đậu hay bơ không. Cách gói, mang đi có ở [ngày 29](/plan-your-trip/day-29).

## Nhà dài và tiếng chiêng

Người Ê Đê theo mẫu hệ, con gái lấy chồng thì nhà nối thêm một gian, nên có nhà từng dài hàng chục mét. Cầu thang chính đẽo từ thân gỗ, chạm vầng trăng và đôi bầu ngực. Ngay trong phố có buôn Akô Dhông, còn nhiều nhà dài và hàng rào cây xanh mát. Ghé Bảo tàng Đắk Lắk trước rồi hãy vào buôn sẽ hiểu hơn.

Không gian văn hóa cồng chiêng Tây Nguyên được UNESCO ghi danh từ năm 2005. Chiêng Ê Đê khác nhiều nơi ở chỗ đội chiêng ngồi trên ghế kpan đánh trong nhà, sàn gỗ rung lên dưới chân người nghe. Gặp được lễ thật thì quý, không thì hỏi homestay hoặc nhà văn hóa buôn về tối diễn cuối tuần. Được mời rượu cần thì cầm cần bằng hai tay, uống hết phần mình rồi trao lại chủ nhà. Nhà dài là nhà người ta ở, xin phép rồi hãy bước lên.

## Thác, hồ và voi

- **Dray Nur – Dray Sáp**, cách phố gần 30 km, là hai thác trên sông Sêrêpôk: một bên thuộc Đắk Lắk, một bên thuộc Lâm Đồng. Nước mạnh nhất cuối mùa mưa, tới tháng 3 thì gầy vì nắng và thủy điện. Đá rất trơn, đừng tắm sát chân thác.
- **Hồ Lắk**, hơn 50 km về phía nam, đẹp lúc năm giờ chiều. Ngủ lại buôn Jun của người M’nông, sáng sớm đi thuyền độc mộc rẽ bèo, rồi lên đồi thăm nhà nghỉ cũ của vua Bảo Đại.
- **Voi**: xin đừng cưỡi. Lưng voi không sinh ra để chở bành. Tỉnh đang bỏ dần dịch vụ này, còn vườn quốc gia **Yok Đôn**, cách phố khoảng 40 km, đã dừng cưỡi voi từ năm 2018: khách đi bộ trong rừng khộp cùng nài, đứng xa xem voi bẻ lá, tắm sông. Có chương trình nửa ngày và cả ngày, đặt với vườn trước vài hôm.

## Ba ngày xếp thế nào

| Ngày | Sáng | Chiều |
| --- | --- | --- |
| 1 | Rẫy cà phê | Bảo tàng Cà phê, buôn Akô Dhông, tối nghe chiêng |
| 2 | Yok Đôn theo chân voi | Về phố nghỉ, ăn bún đỏ |
| 3 | Dray Nur | Hồ Lắk, ngủ lại |

Ăn thì có bún đỏ lề đường, gà nướng cơm lam, canh cà đắng, lẩu lá rừng. Mùa bơ, mùa sầu riêng khoảng tháng 6 đến tháng 9.

## Mùa và đường

Khô từ tháng 11 đến tháng 4, gió mạnh, đêm se lạnh, mưa từ tháng 5 đến tháng 10. Tháng 3 năm lẻ thường có lễ hội cà phê, phòng kín sớm.

Có chuyến bay từ Hà Nội, Đà Nẵng, TP. Hồ Chí Minh; không có đường sắt. Xe khách từ TP. Hồ Chí Minh 7–8 giờ, từ Nha Trang chừng 4 giờ. Lên [Đà Lạt](/plan-your-trip/day-20) theo quốc lộ 27, khoảng 5 giờ, ngang qua hồ Lắk.
`,
  contentEn: `
In November there is coffee everywhere around Buon Ma Thuot: on front yards, on blue tarpaulins along the road, in the corner of a football pitch. The sweet, winy smell of drying fruit gets into your clothes. This is no place for ticking off sights. You come to sit: over a slow filter, on a bench in a longhouse, in a dugout on Lak Lake. Give it three days.

## Coffee, from branch to glass

Dak Lak grows **robusta**, the dark, bitter, high-caffeine bean beneath every Vietnamese iced coffee. The bushes flower white in February and March, smelling of jasmine, and are picked mainly in November and December. To see it, ask your hotel to arrange a visit to a farm, in the morning; wear closed shoes and leave the branches whole. Good farmers take only red cherries. Stripping the whole branch is quicker, and you can taste it.

The **World Coffee Museum**, on the edge of the centre, is a set of curved halls modelled on longhouses, full of grinders, roasters and pots from several continents. Allow ninety minutes, then taste.

The phin, the little metal filter, is the best souvenir here. To use it:

1. Rinse phin and glass with boiling water.
2. Add 20–25 g of coffee, shake it level, and rest the inner press on top without squeezing.
3. Pour in about 30 ml of water just off the boil and wait most of a minute.
4. Add another 80–100 ml and cover. Four to five minutes of dripping is right: if it gushes, grind finer; if it stops, loosen the press.

When buying beans, look for a roasting date and ask whether soy, corn or butter has been added. There is more on packing it in [day 29](/plan-your-trip/day-29).

## Longhouses and gongs

The Ede trace family through the mother. When a daughter married, the house grew by a room, so some once ran to many dozens of metres. The main ladder, hewn from a single trunk, is carved with a crescent moon and a pair of breasts. Ako Dhong, a village now inside the city, still has a number of longhouses behind clipped hedges. See the Dak Lak Museum first and it will make more sense.

The gong culture of the Central Highlands has been recognised by UNESCO since 2005. The Ede play theirs indoors, seated along a great hardwood bench called a kpan, and the floor hums under you. A real ceremony is luck; otherwise ask homestays or village culture houses about weekend evenings. If you are offered rượu cần, rice wine drunk through a long cane, take the cane in both hands, drink, and pass it back to your host. Longhouses are homes: ask before climbing up.

## Falls, a lake, elephants

- **Dray Nur and Dray Sap**, almost 30 km out, are neighbouring falls on the Serepok River, one in Dak Lak and one in Lam Dong. They thunder at the end of the rains and thin out by March. The rock is very slippery; do not swim beneath them.
- **Lak Lake**, over 50 km south, is at its best at five in the afternoon. Sleep in Jun, a Mnong village, go out at dawn in a dugout, and climb to the lakeside villa of Bảo Đại, Vietnam’s last emperor.
- **Elephants**: please do not ride. Their backs are not built for it, and the province is phasing the practice out. At **Yok Don National Park**, about 40 km away, rides ended in 2018: instead you walk through the dry forest with the mahouts and watch from a distance as the elephants feed and bathe. There are half-day and full-day walks; book with the park a few days ahead.

## Three days

- **Day 1:** a coffee farm in the morning, the museum and Ako Dhong later, gongs at night if you are lucky.
- **Day 2:** Yok Don on foot, then a bowl of bún đỏ, thick noodles in a red, crab-scented broth, at a pavement stall.
- **Day 3:** Dray Nur, then Lak Lake for the night.

Between June and September, eat as much avocado and durian as you can manage.

## Seasons and transport

November to April is dry and windy with cool nights; May to October is wet. A coffee festival usually fills the hotels in March of odd-numbered years.

There are flights from Hanoi, Da Nang and Ho Chi Minh City, but no railway. Coaches take seven to eight hours from Ho Chi Minh City and about four from Nha Trang. The road to [Da Lat](/plan-your-trip/day-20), about five hours, passes Lak Lake, so sleep there and carry on.
`,
})
