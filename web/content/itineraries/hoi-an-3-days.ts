import { itineraryPage } from './with-itinerary-facts'

export const content = itineraryPage({
  slug: 'hoi-an-3-days',
  meta: {
    titleVi: 'Lịch trình Hội An 3 ngày 2 đêm: phố cổ, Trà Quế, Mỹ Sơn',
    titleEn: 'Hoi An in 3 days: old town, herb gardens and My Son',
    descriptionVi:
      'Lịch trình 3 ngày 2 đêm: phố cổ lúc sáng sớm, vòng xe đạp qua Trà Quế, An Bàng, Cẩm Thanh, rồi Mỹ Sơn. Khoảng {{price}} một người; có mẹo khi mưa lụt.',
    descriptionEn:
      'Three days, two nights: the old town at dawn, a bicycle loop by Tra Que, An Bang and Cam Thanh, then My Son. About {{price}} a person, with advice for flood months.',
  },
  titleVi: 'Hội An ba ngày: phố sớm, vườn rau, tháp Chăm',
  titleEn: 'Hoi An in three days: early streets, herb gardens, Cham towers',
  durationVi: '3 ngày 2 đêm',
  durationEn: '3 days, 2 nights',
  descriptionVi:
    'Phố cổ lúc người ta còn quét hiên, một buổi nấu ăn giữa vườn rau Trà Quế, chiều biển An Bàng và rừng dừa Cẩm Thanh, rồi Mỹ Sơn vào đúng giờ mở cửa.',
  descriptionEn:
    'The old town while shopkeepers are still sweeping, a cooking morning in the Tra Que gardens, an afternoon of beach and basket boat, then the Cham towers of My Son as the gates open.',
  highlightsVi: [
    'Đường Trần Phú lúc 5 giờ 30 sáng',
    'Học nấu ăn giữa vườn rau Trà Quế',
    'Thuyền thúng Cẩm Thanh khi khách đoàn đã về',
    'Bờ sông Hoài sau 21 giờ',
    'Mỹ Sơn còn sương, trước các đoàn xe',
  ],
  highlightsEn: [
    'Tran Phu street at half past five',
    'A cooking class among the herbs of Tra Que',
    'A basket boat in Cam Thanh after the groups leave',
    'The riverside after nine at night',
    'My Son in the mist, ahead of the coaches',
  ],
  includesVi: [
    'Hai đêm khách sạn nhỏ hoặc homestay tầm trung, có bữa sáng',
    'Xe riêng Đà Nẵng – Hội An hai lượt',
    'Vé tham quan phố cổ, vé Mỹ Sơn, vé Bảo tàng Điêu khắc Chăm',
    'Xe ghép và thuyết minh đi Mỹ Sơn sáng sớm',
    'Lớp nấu ăn ở Trà Quế, thuyền thúng Cẩm Thanh, xe đạp thuê',
    'Ăn uống ba ngày, phần lớn ở quán bình dân',
  ],
  includesEn: [
    'Two nights in a small mid-range hotel or homestay, with breakfast',
    'A private car between Da Nang and Hoi An, both ways',
    'The heritage ticket, My Son and the Cham Museum',
    'A shared early van and guide to My Son',
    'Cooking class in Tra Que, basket boat in Cam Thanh, bicycle hire',
    'Three days of meals, mostly in simple places',
  ],
  price: 4_300_000,
  imageAltVi: 'Ba ô tranh: chiếc đèn lồng, con trâu giữa ruộng lúa và chiếc thuyền thúng trên bãi biển',
  imageAltEn: 'Three panels: a lantern, a buffalo in a rice field and a basket boat on a beach',
  stops: ['hoi-an', 'da-nang'],
  days: [
    {
      titleVi: 'Tiệm may, tấm vé tham quan, sông đêm',
      titleEn: 'Tailor, heritage ticket, river by night',
      textVi:
        'Từ sân bay Đà Nẵng vào Hội An khoảng 45 phút; cố tới trước trưa. Định may đồ thì gửi vali xong ghé tiệm ngay, vì còn phải thử hai lần. Ăn tô cao lầu, ngủ một giấc tránh nắng. 15 giờ mua vé ở quầy ngoài rìa phố, mỗi loại chọn một nơi: nhà cổ Tấn Ký, hội quán Phúc Kiến, một bảo tàng, Chùa Cầu; hết chừng hai tiếng rưỡi. Từ 18 giờ bờ sông chật người, hãy lùi vào Phan Châu Trinh hay Trần Hưng Đạo mà ăn tối. 21 giờ quay ra: thuyền thưa, hàng quán dọn dần, đèn lồng còn sáng thêm một lúc. Mai dậy từ năm giờ.',
      textEn:
        'Da Nang airport to Hoi An takes about 45 minutes; try to arrive before noon. If you want clothes made, drop your bags and see the tailor at once, because two fittings lie ahead. Eat a bowl of cao lầu and sleep through the heat. At three buy the heritage ticket at a booth on the edge of town and use it on different things: Tan Ky house, the Fujian hall, a museum, the covered bridge. Allow two and a half hours. By six the riverside is jammed, so have dinner a few streets back, on Phan Chau Trinh or Tran Hung Dao. Return at nine, when boats thin out and lanterns still burn.',
      night: 'hoi-an',
    },
    {
      titleVi: 'Một vòng xe đạp: phố sớm, vườn rau, biển, rừng dừa',
      titleEn: 'One bicycle loop: streets, garden, beach, palms',
      textVi:
        '5 giờ 30 vào phố: các bà quét hiên, xe rau xuống chợ, Trần Phú vắng tới mức nghe tiếng dép. Ăn sáng ở dãy hàng trong chợ. 7 giờ 15 đạp theo Hai Bà Trưng ra Trà Quế, còn kịp giờ tưới rau; lớp nấu ăn kéo tới gần trưa, nấu gì ăn nấy. Thêm hai cây số là biển An Bàng: thuê ghế nằm, ngủ, tắm chỗ có cứu hộ. 15 giờ 30 đạp sang Cẩm Thanh, ngồi thúng vào rạch dừa chừng một tiếng, dặn trước đừng mở nhạc. Về phố ngang mấy đám ruộng, gặp trâu thì nhường. 18 giờ 30 thử đồ lần đầu. Cả vòng khoảng mười lăm cây số, đường phẳng.',
      textEn:
        'Be in the old town at 5:30 am, when Tran Phu is so empty you hear sandals, and have breakfast at a counter in the market. At 7:15 cycle up Hai Ba Trung to Tra Que in time for watering; a cooking class fills the morning and you eat what you made. An Bang beach is two kilometres on. Rent a lounger, doze, and swim where there are lifeguards. At half past three ride to Cam Thanh for an hour in a basket boat under the nipa palms, asking beforehand for no music. Come home past the paddies, giving way to buffalo. First fitting at 6:30. The loop is about fifteen flat kilometres.',
      night: 'hoi-an',
    },
    {
      titleVi: 'Mỹ Sơn giờ mở cửa, rồi ra Đà Nẵng',
      titleEn: 'My Son at opening time, then Da Nang',
      textVi:
        '5 giờ xe đón, mang ổ bánh mì ăn dọc đường, khoảng 6 giờ tới cổng Mỹ Sơn. Xem nhóm B, C, D trước khi nắng lên, nghe kể về gạch, linga và những hố bom năm 1969, rồi vòng qua các nhóm còn lại. 8 giờ 30 ra về, lúc xe đoàn nối đuôi vào. Về phố: tắm, trả phòng, thử lần cuối và lấy đồ, ăn cơm gà. 14 giờ đi Đà Nẵng, dừng một tiếng ở Bảo tàng Điêu khắc Chăm gần cầu Rồng, tìm đài thờ Mỹ Sơn E1: phần hồn của những ngọn tháp sáng nay nằm ở đây. Sân bay cách mười phút xe; còn giờ thì tắm biển Mỹ Khê.',
      textEn:
        'The van comes at five; take a bánh mì for the road and you are at the gate by about six. See tower groups B, C and D before the sun is high, let the guide explain the bricks, the lingas and the bomb craters of 1969, then walk on to the other groups. Leave at 8:30 as the coaches line up. Back in town: shower, check out, last fitting, chicken rice. At two drive to Da Nang and give the Cham Museum, by the Dragon Bridge, an hour. Look for the My Son E1 altar, carved for the ruins you saw this morning. The airport is ten minutes away, My Khe beach no further.',
    },
  ],
  notesVi: `Hai đêm là mức tối thiểu để có hai buổi sớm ở đây. Ngày hai dài, nhưng ở đâu cũng có chỗ ngả lưng.

## Đến và về

Hội An không có ga, không có sân bay: xuống [Đà Nẵng](/where-to-go/da-nang) rồi đi xe khoảng 30 km. Ngày ba chọn chuyến bay sau 18 giờ; bay sớm hơn thì bỏ bảo tàng, đừng bỏ Mỹ Sơn. Từ Huế vào có tàu hỏa qua chân đèo Hải Vân, xuống ga Đà Nẵng.

## Khi mưa, khi lụt

- Tháng 10, 11 sông dễ tràn vào phố thấp: đặt phòng hủy được, ở trên lầu, theo dõi tin lũ. Nước đang lên thì đổi chuyến.
- Tháng 9 đến tháng 2 sóng An Bàng lớn, thay bằng lớp làm đèn lồng hoặc làng gốm Thanh Hà.
- Mưa vừa thì vẫn vào bếp Trà Quế được; Cẩm Thanh nước xiết hay có dông thì thôi.
- Tháng 6 đến tháng 8 nắng gắt: từ 10 đến 15 giờ ở trong nhà hoặc dưới dù.

## Bớt và thêm

Có đêm thứ ba thì sang Kim Bồng, đạp đường làng Cẩm Kim; từ tháng 3 đến tháng 8 có thể ra Cù Lao Chàm. Trúng đêm 14 âm lịch (ngày dương cả năm 2027 ghi ở ngày 16) thì đặt phòng sớm. Không mê tháp thì đổi Mỹ Sơn lấy một buổi ngủ nướng. Chuyện vé, chuyện may đo kể kỹ ở [ngày 16](/plan-your-trip/day-16).`,
  notesEn: `Two nights are the least that gives you two early mornings. Day two is long, but every stop has somewhere to lie down.

## Getting there and away

Hoi An has neither station nor airport: come to [Da Nang](/where-to-go/da-nang) and drive 30 km. On day three book a flight after 6 pm; if yours leaves earlier, drop the museum and keep My Son. From Hue, take the train round the foot of the Hai Van Pass to Da Nang.

## Rain and floods

- In October and November the river can enter the lower streets. Book a cancellable room upstairs and follow local news; if the water is rising, change your dates.
- From September to February the surf at An Bang is rough. Make a lantern instead, or visit the Thanh Ha potters.
- A wet morning hardly matters in a Tra Que kitchen. Leave Cam Thanh alone in strong current or thunder.
- June to August is fierce: stay under a roof or an umbrella from ten to three.

## Skip or add

With a third night, cross to Kim Bong and ride the lanes of Cam Kim; between March and August boats go to the Cham Islands. If your dates include the lunar 14th, lantern night (day 16 lists the dates for 2027), book early. If ruins leave you cold, trade My Son for a lie-in. Tickets and tailors have a fuller account in [day 16](/plan-your-trip/day-16).`,
})
