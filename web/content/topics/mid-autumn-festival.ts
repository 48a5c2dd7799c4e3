import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'mid-autumn-festival',
  meta: {
    titleVi: 'Trung thu đi đâu: Hàng Mã, Tuyên Quang, Phan Thiết, Hội An',
    titleEn: 'Mid-Autumn Festival in Vietnam: dates, lanterns, places',
    descriptionVi:
      'Rằm tháng Tám năm 2027 vào thứ Tư 15/9, năm 2028 vào 3/10. Đi Hàng Mã giờ nào, xem đèn khổng lồ Tuyên Quang, rước đèn Phan Thiết, đêm Hội An, chọn bánh, dắt trẻ nhỏ.',
    descriptionEn:
      '15 September 2027 and 3 October 2028: Hang Ma’s lantern street, Tuyen Quang’s giant floats, Phan Thiet’s parade, Hoi An, mooncakes, lions, and small children.',
  },
  category: 'festivals',
  titleVi: 'Trung thu: rước đèn ở đâu vui nhất',
  titleEn: 'Mid-Autumn: where to follow the lanterns',
  descriptionVi:
    'Rằm tháng Tám rơi vào ngày nào, Hàng Mã đi giờ nào, xem đèn khổng lồ ở Tuyên Quang, rước đèn ở Phan Thiết ra sao, và chọn bánh nướng bánh dẻo thế nào.',
  descriptionEn:
    'The full moon of the eighth month, year by year: Hang Ma’s lantern street, Tuyen Quang’s giant floats, Phan Thiet’s parade, Hoi An, lion dances and mooncakes.',
  tagsVi: ['Trung thu', 'đèn ông sao', 'bánh nướng bánh dẻo', 'Tuyên Quang', 'múa lân'],
  tagsEn: ['Mid-Autumn', 'lanterns', 'mooncakes', 'families', 'lion dance'],
  imageAltVi: 'Trẻ em cầm đèn ông sao đi dưới vầng trăng rằm.',
  imageAltEn: 'Children carrying star lanterns beneath a full moon.',
  publishedDate: '2025-09-25',
  featured: false,
  relatedDestinations: ['hanoi', 'hoi-an', 'ho-chi-minh-city'],
  contentVi: `Trung thu không phải ngày nghỉ. Người lớn vẫn đi làm, tan sở ghé mua hộp bánh, tối về dắt con ra ngõ. Vì thế cái Tết này chỉ sống vài tiếng sau khi tắt nắng, và nếu chọn đúng chỗ, vài tiếng ấy vui hơn nhiều lễ hội kéo dài cả tuần.

## Rằm tháng Tám vào ngày nào

| Năm | Ngày rằm |
| --- | --- |
| 2027 | Thứ Tư, 15/9 |
| 2028 | Thứ Ba, 3/10 |

Đèn đuốc, múa lân rộ lên từ khoảng mùng Mười âm lịch. Chỗ nào cũng đông nhất đêm 14, đến đúng rằm nhiều nhà ở nhà phá cỗ.

## Bốn nơi, bốn kiểu chơi

**[Hà Nội](/where-to-go/hanoi), phố Hàng Mã.** Đèn ông sao, đèn kéo quân, mặt nạ giấy bồi treo kín mái hiên. Sáng sớm ngày thường là lúc dễ ngắm, dễ hỏi chuyện. Sau bảy giờ tối chỉ còn trôi theo người. Có con nhỏ thì để ý chương trình ở Bảo tàng Dân tộc học và Hoàng thành Thăng Long: có sân rộng, có nghệ nhân dạy làm đèn.

**Tuyên Quang.** Cách Hà Nội hơn hai tiếng ô tô. Các tổ dân phố tự dựng đèn khổng lồ, rồng, cá chép, nhân vật cổ tích cao mấy mét, đặt lên xe rước quanh phố, tối nào cũng có từ nhiều tuần trước rằm. Đêm hội chính thường vào cuối tuần trước rằm, đông nghẹt. Tối thường trước đó vài hôm dễ chịu hơn mà đèn vẫn thế. Phòng nghỉ không nhiều, nên đặt sớm.

**Phan Thiết** (nay thuộc Lâm Đồng). Học sinh các phường xã rước hàng chục đèn lớn, theo sau là hàng nghìn đèn nhỏ tự làm, thường vào một đêm ngay trước rằm, bắt đầu lúc chập tối ở quảng trường Nguyễn Tất Thành. Lịch mỗi năm một khác, có năm nghỉ, nên hỏi lại trước khi đặt phòng.

**[Hội An](/where-to-go/hoi-an).** Phố cổ vốn có đêm 14 tắt bớt đèn điện. Đêm 14 tháng Tám thêm trống thiên cẩu rộn ràng từng ngõ, các đội vào nhà dân chúc phúc. Chùa Cầu chật cứng từ bảy giờ tối; lùi sang bờ An Hội hoặc vào mấy ngõ phía trên đường Trần Phú để thở.

Ở [TP. Hồ Chí Minh](/where-to-go/ho-chi-minh-city), phố lồng đèn Lương Nhữ Học trong Chợ Lớn bán đủ loại, từ giấy kiếng đến chạy pin.

## Bánh, cỗ và lân

Bánh nướng bày bán từ hơn một tháng trước. Hộp to để biếu; còn để ăn, mua vài chiếc lẻ ở lò nhỏ, nhân thập cẩm hay đậu xanh, ăn trong tuần. Bánh dẻo trắng ngọt hơn, phải có ấm chè mạn đi kèm. Mâm cỗ miền Bắc thêm bưởi, hồng, chuối, cốm. Khéo tay thì tách tép bưởi kết thành chú chó bông.

Đội lân thường là thanh niên trong phường. Lân trèo cột, ngậm phong bao treo trên ban công rồi nhả câu đối chúc. Ông Địa bụng phệ cầm quạt chạy quanh trêu trẻ. Muốn xem gần thì đứng trước cửa hàng nào treo phong bao đỏ.

## Đi cùng trẻ nhỏ

- Ra phố từ năm giờ, về trước tám giờ là tránh được lúc đông nhất.
- Đèn thắp nến đẹp nhưng dễ cháy: cầm xa áo, có chai nước bên cạnh.
- Tháng 9, tháng 10 còn bão. Xem dự báo, nhất là khi lên miền núi hay ra miền Trung.
- Nhiều tiệm ở Hàng Mã không cho đứng chụp nếu không mua. Một chiếc đèn giấy nhỏ là đủ.`,
  contentEn: `Mid-Autumn, *Tết Trung thu*, is not a day off. Parents work as usual, pick up a box of cakes on the way home, and after supper take the children out with lanterns. So the festival lives for a few hours after dark. In the right place they beat many a week-long carnival.

## When is the full moon?

| Year | 15th of the 8th lunar month |
| --- | --- |
| 2027 | Wednesday, 15 September |
| 2028 | Tuesday, 3 October |

Lanterns and lion drums build from about five days before. Streets are fullest on the eve; on the night itself many families stay in to share fruit and cakes under the moon.

## Four places, four moods

**[Hanoi](/where-to-go/hanoi), Hang Ma Street.** Star lamps, shadow lanterns and papier-mâché masks hang from every awning of this Old Quarter street. Weekday mornings are for looking and talking; after 7 pm you simply drift with the crowd. With small children, check the programmes at the Museum of Ethnology and the Imperial Citadel of Thang Long: room to run, and craftspeople teaching lantern-making.

**Tuyen Quang.** A little over two hours north-west of Hanoi by car. Neighbourhoods build giant lanterns (dragons, carp, fairy-tale heroes several metres tall) and drive them round town every evening for weeks. The main night, usually on the weekend before full moon, is packed; an ordinary evening a few days earlier shows you the same floats in comfort. Rooms are few.

**Phan Thiet,** now in Lam Dong province. Schoolchildren walk with dozens of large lanterns and thousands of home-made small ones, generally on a night just before full moon, from Nguyen Tat Thanh square at dusk. Dates move and some years are skipped, so confirm before booking.

**[Hoi An](/where-to-go/hoi-an).** The old town dims its electric lights on the 14th of every lunar month; in the eighth, troupes with the *thiên cẩu*, a local cousin of the lion, drum from door to door to bless each house. The Japanese Bridge jams by seven. Retreat to the An Hoi side or the alleys above Tran Phu Street.

In [Ho Chi Minh City](/where-to-go/ho-chi-minh-city), Luong Nhu Hoc Street in Cho Lon sells everything from cellophane stars to battery-powered dragons.

## Cakes, fruit and lions

Mooncakes appear more than a month ahead. Big boxes are for giving; for eating, buy singles from a small bakery and finish them within the week. Baked *bánh nướng* is golden, filled with mung bean or a salty-sweet mix of nuts, sausage and lime leaf. White *bánh dẻo*, of roasted sticky-rice flour, is sweeter and wants strong tea. Cakes with meat or egg yolk may be refused at customs back home.

Lion teams are usually local teenagers. The lion climbs a pole, swallows the red envelope hung from a balcony and spits out a scroll of good wishes, while pot-bellied Ông Địa, the earth god, teases the children with his fan. Stand near a shop with an envelope out front.

## With children

- Go out at five and leave by eight to miss the crush.
- Candle lanterns are lovely and flammable: hold them away from clothes, water at hand.
- It is still typhoon season. Check forecasts, especially for the mountains and the central coast.
- Many Hang Ma shops allow photos only if you buy. One small paper lamp is enough.`,
  tipsVi: [
    'Hẹn sẵn một chỗ gặp và ghi số điện thoại bỏ vào túi áo trẻ.',
    'Gửi xe cách vài phố rồi đi bộ; các phố đèn thường cấm xe buổi tối.',
    'Mua đèn sớm thì nhiều mẫu, mua sau rằm thì rẻ.',
    'Xem hạn dùng từng chiếc bánh, nhất là loại ít đường, ít chất bảo quản.',
  ],
  tipsEn: [
    'Agree on a meeting point and put your phone number in each child’s pocket.',
    'Get out of the taxi a few streets away; lantern streets usually close to traffic at night.',
    'Shop early for choice, or the day after for bargains.',
    'Check the use-by date on each cake, above all on low-sugar ones.',
  ],
})
